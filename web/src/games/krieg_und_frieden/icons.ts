/** Which picture and which colour stand for what. */
import chalice from 'icon:jeweled-chalice';
import church from 'icon:church';
import coins from 'icon:two-coins';
import fishbone from 'icon:fishbone';
import flame from 'icon:flame';
import flower from 'icon:flower-star';
import hammer from 'icon:flat-hammer';
import key from 'icon:key';
import leaf from 'icon:maple-leaf';
import mob from 'icon:uprising';
import sack from 'icon:swap-bag';
import scroll from 'icon:tied-scroll';
import seal from 'icon:wax-seal';
import shield from 'icon:checked-shield';
import snow from 'icon:snowflake-2';
import sun from 'icon:sun';
import swords from 'icon:crossed-swords';
import wheat from 'icon:wheat';

export { flame as FLAME, key as KEY, sack as SACK, seal as SEAL, swords as SWORDS };

interface Sign {
  icon: string;
  colour: string;
}

/** Deepened by the ink, so that it stands out by daylight and by candlelight. */
const inked = (colour: string) => `color-mix(in srgb, var(--${colour}) 72%, var(--ink))`;

export const RESOURCE: Record<string, Sign> = {
  shield: { icon: shield, colour: inked('grey') },
  cup: { icon: chalice, colour: inked('purple') },
  hammer: { icon: hammer, colour: inked('brown') },
  grain: { icon: wheat, colour: inked('orange') },
};

export const PROBLEM: Record<string, string> = {
  war: swords,
  taxes: coins,
  revolt: mob,
  famine: fishbone,
};

export const REWARD: Record<string, string> = { scroll, cathedral: church };

export const SEASON: Record<string, Sign> = {
  winter: { icon: snow, colour: 'var(--azure)' },
  spring: { icon: flower, colour: 'var(--vert)' },
  summer: { icon: sun, colour: 'var(--orange)' },
  autumn: { icon: leaf, colour: 'var(--gules)' },
};
