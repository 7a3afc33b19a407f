/** The silhouettes behind the stairs of the four countries, on a ground of 120 by 78. */
export const CATHEDRAL: Readonly<Record<string, string>> = {
  // Kingsbridge: a long nave and one great tower with pinnacles
  england:
    'M4 76V44L8 38 12 44V40H42V26L40 20 42 14 44 20H58L60 14 62 20 60 26V40H92L96 34 100 40V76z',
  // Paris: two square towers, a rose between them, and a slender spire behind
  france:
    'M10 76V16H34V32H44V16H68V40H76L78 8 80 40H108V76zM39 40A7 7 0 1 0 39 54 7 7 0 1 0 39 40z',
  // Antwerp: one spire, higher than anything else
  netherlands:
    'M8 76V48L16 42V34L20 30 24 34V42H30V26L33 22V12L36 2 39 12V22L42 26V42H96L104 50V76z',
  // Seville: domes, and the tower that was a minaret
  spain: 'M6 76V18H10V12L14 4 18 12V18H22V46H32Q34 34 46 34T60 46H66Q68 38 76 38T86 46H110V76z',
};
