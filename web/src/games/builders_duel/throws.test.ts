import { describe, expect, it } from 'vitest';
import type { BuilderView, ConflictView, View } from '@/wire/builders_duel';
import { follow, NOTHING, onlyWay } from './throws';

function builder(seals: Record<string, number>, kept: string[] = []): BuilderView {
  return {
    side: 'philip',
    gold: 3,
    raw: {},
    finished: {},
    reserve: {},
    seals: { '0/5': 0, '1/4': 0, '2/3': 0, ...seals },
    kept,
    sections: {},
    line: 'row 1',
    markers: [],
    to_use: [],
  };
}

function view(conflict: ConflictView | null, ...builders: BuilderView[]): View {
  const made: Partial<View> = {
    round: 1,
    turn: 1,
    deck: 'A',
    cards_left: 18,
    power: 1,
    leader: 1,
    trail: { parts: [], now: 0 },
    bank: 68,
    table: [],
    builders,
    conflict,
    personal_seal: '2/3',
    stack: [],
    stack_unseen: 4,
    discards: { A: [], B: [] },
    next_piece: 2,
    numbers: {},
    step: 'ThrowSeal',
    asked: 0,
  };
  return made as View;
}

const conflict = (parts: Partial<ConflictView> = {}): ConflictView => ({
  place: 4,
  winner: -1,
  sums: [0, 0],
  thrown: [[], []],
  personal: [false, false],
  ahead: -1,
  ...parts,
});

const full = { '0/5': 1, '1/4': 1, '2/3': 1 };

describe('what lies on the pavement', () => {
  it('is nothing without a conflict', () => {
    expect(follow(null, NOTHING, view(null, builder(full), builder(full)))).toEqual(NOTHING);
  });

  it('is a seal with the number by which the sum has grown', () => {
    const before = view(conflict(), builder(full), builder(full));
    const after = view(
      conflict({ sums: [0, 4], thrown: [[], ['1/4']] }),
      builder(full),
      builder({ ...full, '1/4': 0 }),
    );
    expect(follow(before, NOTHING, after)).toEqual([[], [{ seal: '1/4', number: 4, fresh: true }]]);
  });

  it('is a seal that shows nought, though the sum stays as it was', () => {
    const before = view(conflict(), builder(full), builder(full));
    const after = view(
      conflict({ thrown: [['0/5'], []] }),
      builder({ ...full, '0/5': 0 }),
      builder(full),
    );
    expect(follow(before, NOTHING, after)[0]).toEqual([{ seal: '0/5', number: 0, fresh: true }]);
  });

  it('is still there when the throw has ended the conflict', () => {
    const before = view(
      conflict({ sums: [0, 2], personal: [false, true] }),
      builder(full),
      builder(full),
    );
    const told = [[], [{ seal: 'personal', number: 2, fresh: true }]];
    const after = view(
      conflict({ sums: [5, 2], personal: [false, true], winner: 0 }),
      builder({ ...full, '0/5': 0 }),
      builder(full),
    );
    expect(follow(before, told, after)).toEqual([
      [{ seal: '0/5', number: 5, fresh: true }],
      [{ seal: 'personal', number: 2, fresh: false }],
    ]);
  });

  it('does not take a seal spent or kept later for another throw', () => {
    const over = { sums: [5, 2], winner: 0, personal: [false, true] };
    const before = view(conflict(over), builder({ '1/4': 1 }), builder(full));
    const after = view(conflict(over), builder({ '1/4': 0 }), builder(full));
    expect(follow(before, NOTHING, after)).toEqual(NOTHING);
  });

  it('has the letter beside the seals', () => {
    const before = view(
      conflict({ sums: [1, 3], thrown: [['1/4'], ['2/3']] }),
      builder({}, ['letter']),
      builder({}),
    );
    const after = view(
      conflict({ sums: [4, 3], thrown: [['1/4'], ['2/3']] }),
      builder({}),
      builder({}),
    );
    const told = follow(null, NOTHING, before);
    expect(follow(before, told, after)[0]).toEqual([
      { seal: '1/4', number: 1, fresh: false },
      { seal: 'letter', number: 3, fresh: true },
    ]);
  });

  it('is read from the sum by whoever comes later, as far as it can be', () => {
    const seen = view(
      conflict({ sums: [9, 5], thrown: [['0/5', '1/4'], ['2/3']], personal: [false, true] }),
      builder({}),
      builder({}),
    );
    const numbers = follow(null, NOTHING, seen).map((throws) => throws.map((one) => one.number));
    expect(numbers).toEqual([
      [5, 4],
      [null, null],
    ]);
  });

  it('begins anew when one steps back', () => {
    const late = view(
      conflict({ sums: [4, 3], thrown: [['1/4'], ['2/3']] }),
      builder({}),
      builder({}),
    );
    const early = view(
      conflict({ sums: [0, 3], thrown: [[], ['2/3']] }),
      builder({ '1/4': 1 }),
      builder({}),
    );
    const told = follow(null, NOTHING, late);
    expect(follow(late, told, early)).toEqual([[], [{ seal: '2/3', number: 3, fresh: false }]]);
  });
});

describe('the only way to make a sum', () => {
  it('is found when there is one', () => {
    expect(onlyWay(['0/5', '1/4'], 6)).toEqual([5, 1]);
    expect(onlyWay(['2/3'], 2)).toEqual([2]);
  });

  it('is not guessed when there are two, or none', () => {
    expect(onlyWay(['2/3', '2/3'], 5)).toBeNull();
    expect(onlyWay(['1/4'], 3)).toBeNull();
  });
});
