/** How the cubes of a project are stacked in its picture, 60 wide and 64 high. */

export interface Cube {
  x: number;
  y: number;
  material: 'stone' | 'wood';
  /** Does it stand there? */
  isThere: boolean;
  /** Is it the next of its material? */
  isNext: boolean;
}

interface Plan {
  /** How many cubes a row has, and how large they are. */
  row: number;
  size: number;
  /** Roof, sails, spire: drawn from the middle of the top. */
  crown: string;
  /** What it stands on, if not the ground. */
  foot?: string;
}

const MIDDLE = 30;
const GROUND = 60;

export const PLAN: Readonly<Record<string, Plan>> = {
  bridge: {
    row: 5,
    size: 11.5,
    crown: 'M-30 0h60v-4h-4v2h-8v-2h-4v2h-8v-2h-4v2h-8v-2h-4v2h-8v-2h-4v2h-8z',
    foot: 'M1 60V46H59V60H53Q53 51 47 51T41 60H36Q36 50 30 50T24 60H19Q19 51 13 51T7 60z',
  },
  church: { row: 2, size: 14, crown: 'M-18 0L0-17 18 0zM-1.500-17v-4h-3v-3h3v-3h3v3h3v3h-3v4' },
  mill: {
    row: 2,
    size: 14,
    crown: 'M-16 0L-7-13H7L16 0zM-1-9L-15-25h5L1-11 12-25h5L3-9 17 5h-5L1-6-10 5h-5z',
  },
  palace: {
    row: 3,
    size: 13,
    crown: 'M-20 0v-12h5v4h5v-4h5v4H5v-4h5v4h5v-4h5V0zM-1-8v-14l13 4-11 4',
  },
  tower: { row: 2, size: 9.5, crown: 'M-12 0h24L1-17h-2z' },
  hospital: { row: 2, size: 14, crown: 'M-19 0l6-11h26L19 0zM-3-10v-4h-4v-5h4v-4h6v4h4v5H3v4' },
  chapel: { row: 2, size: 15, crown: 'M-18 0L-8-9V-17L0-24 8-17V-9L18 0zM-4-9v-5q4-5 8 0v5z' },
};

/** How high the cubes come. */
export function topOf(project: string, cubes: number): number {
  const { row, size, foot } = PLAN[project]!;
  return GROUND - (foot ? 14 : 0) - Math.ceil(cubes / row) * size;
}

/** A table as far as cubes are concerned. */
interface Table {
  step: string;
  asked: number;
  town: { projects: readonly (Needs & { donors: readonly number[] })[] };
}

interface Came {
  /** By the place of a cube that was laid since, the mark it came from. */
  cubes: (string | undefined)[];
  /** Who donated since. */
  donors: number[];
}

/** What has come to a project since the table was like that. */
export function cameTo(name: string, was: Table, now: Table, me: number): Came {
  const before = was.town.projects.find((one) => one.name === name)!;
  const after = now.town.projects.find((one) => one.name === name)!;
  const stood = cubesOf(before);
  const cubes = cubesOf(after).map(({ isThere, material }, at) => {
    if (!isThere || stood[at]!.isThere) return undefined;
    if (was.step !== 'LayCubes') return `supply-${material}`;
    return was.asked === me ? `purse-${material}` : `seat-${was.asked}`;
  });
  return { cubes, donors: after.donors.filter((donor) => !before.donors.includes(donor)) };
}

interface Needs {
  name: string;
  stone: number;
  stones: number;
  wood: number;
  woods: number;
}

/** The cubes of a project, row by row from the ground; stone carries wood. */
export function cubesOf({ name, stone, stones, wood, woods }: Needs): Cube[] {
  const { row, size, foot } = PLAN[name]!;
  const all = stones + woods;
  const ground = GROUND - (foot ? 14 : 0);
  return Array.from({ length: all }, (_, at) => {
    const level = Math.floor(at / row);
    const inRow = Math.min(row, all - level * row);
    const isStone = at < stones;
    const filled = isStone ? stone : stones + wood;
    return {
      x: MIDDLE + ((at % row) - inRow / 2) * size,
      y: ground - (level + 1) * size,
      material: isStone ? 'stone' : 'wood',
      isThere: at < filled,
      isNext: at === filled,
    };
  });
}
