/** Plain signs of our own, on the grid of the icons. */

/** A cross: close. */
export const CLOSE =
  'M96 64l160 160L416 64l32 32-160 160 160 160-32 32-160-160L96 448l-32-32 160-160L64 96z';
/** An eye: read out what is seen. */
export const EYE =
  'M256 112C140 112 56 196 24 256c32 60 116 144 232 144s200-84 232-144c-32-60-116-144-232-144zm0 46c88 0 152 58 180 98-28 40-92 98-180 98S104 296 76 256c28-40 92-98 180-98zm0 28a70 70 0 1 0 0 140 70 70 0 0 0 0-140z';
/** One step back, one step on: as on every player of sounds. */
export const BACK = 'M112 96h60v320h-60zM408 96v320L192 256z';
export const NEXT = 'M340 96h60v320h-60zM104 96l216 160-216 160z';
