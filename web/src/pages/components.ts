/** The rows of a box, put into their groups. */
import type { ComponentRow } from '@/server';
import type { TextLine } from '@/wire/wire';

/** How sure a component is, the surest first. */
export const STATUSES = ['known', 'derived', 'reconstructed'] as const;
export type Status = (typeof STATUSES)[number];

export interface Group {
  line: TextLine;
  rows: ComponentRow[];
  /** How many things there are in it. */
  count: number;
}

/** The groups in their order; only what is so sure, if a status is named. */
export function grouped(rows: readonly ComponentRow[], only: Status | null = null): Group[] {
  const groups = new Map<string, Group>();
  for (const row of rows) {
    if (only && row.status.key !== `status-${only}`) continue;
    const group = groups.get(row.group.key) ?? { line: row.group, rows: [], count: 0 };
    group.rows.push(row);
    group.count += row.count;
    groups.set(row.group.key, group);
  }
  return [...groups.values()];
}
