/** Which picture stands for what. */
import anvil from 'icon:anvil';
import bars from 'icon:window-bars';
import beam from 'icon:wood-beam';
import bell from 'icon:ringing-bell';
import brick from 'icon:brick-pile';
import cloth from 'icon:rolled-cloth';
import coins from 'icon:two-coins';
import crown from 'icon:crown';
import hammer from 'icon:hammer-nails';
import letter from 'icon:tied-scroll';
import log from 'icon:log';
import market from 'icon:scales';
import mortar from 'icon:trowel';
import ore from 'icon:ore';
import person from 'icon:person';
import sand from 'icon:powder';
import seal from 'icon:wax-seal';
import stone from 'icon:stone-block';
import wool from 'icon:wool';

export const MATERIAL: Record<string, string> = {
  wood: log,
  sand,
  stone,
  wool,
  ore,
  beam,
  mortar,
  brick,
  cloth,
  bell,
  bars,
};

const CARD: Record<string, string> = {
  power: crown,
  income: coins,
  influence: seal,
  wood: log,
  sand,
  stone,
  wool,
  ore,
  carpenter: beam,
  mixer: mortar,
  mason: brick,
  weaver: cloth,
  founder: bell,
  market,
  journeyman: hammer,
  labourers: hammer,
  pedlar: market,
  guild: anvil,
  letter,
};

/** The picture of a card; a person's if it is a personal one. */
export function cardIcon(card: string): string {
  return CARD[card.split(/[ _-]/)[0] ?? ''] ?? person;
}
