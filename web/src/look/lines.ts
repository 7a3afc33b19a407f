/** How the line of each seat is broken, so that colour is not all that tells them apart. */
export const DASHES = ['', '9 5', '2 4', '12 4 2 4'];
