import type { Places } from '..';

/** How much of the screen the seats and the sheet of what is asked take, in each shape. */
export const places: Places = {
  wide: { seats: 13.5, asked: 11.6 },
  square: { seats: 11, asked: 11.6 },
  tall: { seats: 7.6, asked: 13.6 },
  phone: { seats: 4.7, asked: 16.1 },
  low: { seats: 4.25, asked: 20.5 },
};
