/** Each seat has a tincture and a charge, so that colour never stands alone. */
import fleur from 'icon:fleur-de-lys';
import lion from 'icon:lion';
import rose from 'icon:rose';
import tower from 'icon:tower-flag';

export interface Arms {
  tincture: string;
  charge: string;
}

const ARMS: readonly Arms[] = [
  { tincture: 'var(--azure)', charge: lion },
  { tincture: 'var(--gules)', charge: fleur },
  { tincture: 'var(--vert)', charge: tower },
  { tincture: 'var(--or)', charge: rose },
];

/** The arms of a seat. */
export function arms(seat: number): Arms {
  return ARMS[((seat % ARMS.length) + ARMS.length) % ARMS.length]!;
}
