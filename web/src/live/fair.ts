/** Was chance fair? Works every draw out again, as docs/protocol.md tells, with the browser's own crypto. */
import type { Chance, Draw } from '@/wire/wire';

export type Verdict =
  /** All is as promised; `noted` if this browser itself had noted the promise. */
  | { key: 'fair-yes'; draws: number; noted: boolean }
  /** The seed is not the one that was promised. */
  | { key: 'fair-other-seed' }
  /** A draw is not what the seed says. */
  | { key: 'fair-other-draw'; ply: number }
  /** The browser offers its crypto on secure pages only. */
  | { key: 'fair-cannot' };

const bytes = (text: string) => new TextEncoder().encode(text);

function hexadecimal(buffer: ArrayBuffer): string {
  return [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What the seed says at the ply of this draw. */
async function drawn(key: CryptoKey, draw: Draw): Promise<string | undefined> {
  const mac = await crypto.subtle.sign('HMAC', key, bytes(String(draw.ply)));
  const sum = draw.weights.reduce((total, weight) => total + BigInt(weight), 0n);
  let point = BigInt(`0x${hexadecimal(mac)}`) % sum;
  for (const [at, weight] of draw.weights.entries()) {
    if (point < BigInt(weight)) return draw.options[at];
    point -= BigInt(weight);
  }
  return undefined;
}

/** `noted` is the commitment as this browser noted it during the game, or empty. */
export async function checkChance(told: Chance, noted: string): Promise<Verdict> {
  if (!globalThis.crypto?.subtle) return { key: 'fair-cannot' };
  const hash = hexadecimal(await crypto.subtle.digest('SHA-256', bytes(told.seed)));
  if (hash !== told.commitment || (noted && hash !== noted)) return { key: 'fair-other-seed' };
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(told.seed), hmac, false, ['sign']);
  for (const draw of told.draws) {
    if ((await drawn(key, draw)) !== draw.drawn) return { key: 'fair-other-draw', ply: draw.ply };
  }
  return { key: 'fair-yes', draws: told.draws.length, noted: noted !== '' };
}
