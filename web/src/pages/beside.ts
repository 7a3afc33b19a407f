/** Pages that are also opened beside a table, fetched when they are wanted. */
import type { Component } from 'svelte';

type RulesPanel = Component<{ game: string; rule?: string; paragraph?: string }>;
type MoveSeat = Component<{ table: string; seat: number }>;

const FOUND = import.meta.glob<{ default: Component<never> }>(
  './{RulesPanel,Rules,MoveSeat}.svelte',
);

async function page<T>(name: string): Promise<T | null> {
  const load = FOUND[`./${name}.svelte`];
  return load ? ((await load()).default as T) : null;
}

export async function rulesPanel(): Promise<RulesPanel | null> {
  return (await page<RulesPanel>('RulesPanel')) ?? (await page<RulesPanel>('Rules'));
}

export function moveSeat(): Promise<MoveSeat | null> {
  return page<MoveSeat>('MoveSeat');
}
