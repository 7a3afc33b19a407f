import type { Places } from '..';

/** How much of the screen the seats and the sheet of what is asked take, in each shape. */
export const places: Places = {
  wide: { seats: 16, asked: 11.6 },
  square: { seats: 12.5, asked: 10.6 },
  tall: { seats: 8.4, asked: 10.6 },
  phone: { seats: 4.9, asked: 11.6 },
  low: { seats: 5.1, asked: 20.5 },
};
