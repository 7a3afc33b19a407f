import type { Places } from '..';

/** How much of the screen the seats and the sheet of what is asked take, in each shape. */
export const places: Places = {
  wide: { seats: 15.5, asked: 8.3 },
  square: { seats: 13.5, asked: 8.3 },
  tall: { seats: 9.6, asked: 8.3 },
  phone: { seats: 5.4, asked: 11 },
  low: { seats: 5.4, asked: 17 },
};
