/** Which picture and which colour stand for what. */
import axe from 'icon:wood-axe';
import bars from 'icon:window-bars';
import beam from 'icon:wood-beam';
import bell from 'icon:ringing-bell';
import bindle from 'icon:bindle';
import brick from 'icon:brick-pile';
import bucket from 'icon:full-wood-bucket';
import bust from 'icon:stone-bust';
import chisel from 'icon:chisel';
import cloth from 'icon:rolled-cloth';
import coins from 'icon:two-coins';
import crown from 'icon:queen-crown';
import crucible from 'icon:foundry-bucket';
import guild from 'icon:gear-hammer';
import hammer from 'icon:hammer-nails';
import helm from 'icon:black-knight-helm';
import inkpot from 'icon:quill-ink';
import letter from 'icon:tied-scroll';
import log from 'icon:log';
import mallet from 'icon:flat-hammer';
import mitre from 'icon:pope-crown';
import mortar from 'icon:trowel';
import ore from 'icon:ore';
import pick from 'icon:war-pick';
import prayer from 'icon:prayer';
import purse from 'icon:swap-bag';
import raven from 'icon:raven';
import sand from 'icon:powder';
import saw from 'icon:hand-saw';
import scales from 'icon:scales';
import seal from 'icon:wax-seal';
import sheep from 'icon:sheep';
import spade from 'icon:spade';
import spool from 'icon:sewing-string';
import stone from 'icon:stone-block';
import tools from 'icon:stone-crafting';
import wheelbarrow from 'icon:wheelbarrow';
import wool from 'icon:wool';

export { coins as COINS, crown as CROWN };

/** A kind of marker: its colour is the same on both sides, its picture is not. */
interface Kind {
  icon: string;
  colour: string;
}

export const MATERIAL: Record<string, Kind> = {
  wood: { icon: log, colour: 'var(--brown)' },
  beam: { icon: beam, colour: 'var(--brown)' },
  sand: { icon: sand, colour: 'var(--or)' },
  mortar: { icon: mortar, colour: 'var(--or)' },
  stone: { icon: stone, colour: 'var(--grey)' },
  brick: { icon: brick, colour: 'var(--grey)' },
  wool: { icon: wool, colour: 'var(--purple)' },
  cloth: { icon: cloth, colour: 'var(--purple)' },
  ore: { icon: ore, colour: 'var(--orange)' },
  bell: { icon: bell, colour: 'var(--orange)' },
  bars: { icon: bars, colour: 'var(--orange)' },
};

/** What the first to finish a section gets. */
export const BONUS: Record<string, string> = { I: seal, II: coins, III: hammer };

/** The illustration of a card: one thing in the middle, one at either side. */
export interface Art {
  hue: string;
  main: string;
  left?: string;
  right?: string;
  /** Whose card it is, if only one side can use it. */
  side?: number;
  /** Kept for later, played once. */
  once?: boolean;
  /** A craftsman: what is at the left becomes what is at the right. */
  works?: boolean;
}

const philip = { hue: 'var(--azure)', side: 0 };
const waleran = { hue: 'var(--gules)', side: 1 };
const kept = { hue: 'var(--vert)', once: true };
const craft = (raw: string, tool: string, piece: string): Art => ({
  hue: MATERIAL[raw]!.colour,
  main: tool,
  left: MATERIAL[raw]!.icon,
  right: MATERIAL[piece]!.icon,
  works: true,
});
const fetched = (raw: string, tool: string): Art => ({
  hue: MATERIAL[raw]!.colour,
  main: MATERIAL[raw]!.icon,
  left: tool,
});

const CARD: Record<string, Art> = {
  power: { hue: 'var(--ink-soft)', main: crown },
  income: { hue: 'var(--or)', main: coins },
  influence: { hue: 'var(--ink-soft)', main: seal, right: coins },
  wood: fetched('wood', axe),
  sand: fetched('sand', spade),
  stone: fetched('stone', pick),
  wool: fetched('wool', sheep),
  ore: fetched('ore', pick),
  carpenter: craft('wood', saw, 'beam'),
  mixer: craft('sand', bucket, 'mortar'),
  mason: craft('stone', chisel, 'brick'),
  weaver: craft('wool', spool, 'cloth'),
  founder: craft('ore', crucible, 'bell'),
  market: { hue: 'var(--ink-soft)', main: scales, left: wool, right: stone },
  journeyman: { ...kept, main: hammer },
  labourers: { ...kept, main: wheelbarrow },
  pedlar: { ...kept, main: bindle },
  guild_master: { ...kept, main: guild },
  letter: { ...kept, main: letter },
  tom: { ...philip, main: tools },
  aliena: { ...philip, main: sheep, right: coins },
  jack: { ...philip, main: bust, left: chisel },
  ellen: { ...philip, main: raven, right: coins },
  francis: { ...philip, main: inkpot, left: seal },
  alfred: { ...waleran, main: mallet },
  regan: { ...waleran, main: purse, left: wool },
  remigius: { ...waleran, main: prayer },
  william: { ...waleran, main: helm, right: coins },
  henry: { ...waleran, main: mitre, left: seal },
};

const BLANK: Art = { hue: 'var(--ink-soft)', main: letter };

export function cardArt(card: string): Art {
  return CARD[card.split(' ')[0] ?? ''] ?? BLANK;
}
