import type { Places } from '..';

/** How much of the screen the seats and the sheet of what is asked take, in each shape. */
export const places: Places = {
  wide: { seats: 13.5, asked: 12 },
  square: { seats: 11, asked: 11.6 },
  tall: { seats: 8.6, asked: 16 },
  phone: { seats: 5.1, asked: 15.2 },
  low: { seats: 4.9, asked: 21.8 },
};
