/** Puts a small sheet beside what it belongs to, always on the screen. */
import type { Attachment } from 'svelte/attachments';

const GAP = 10;
const EDGE = 8;

/** Above the anchor if there is room, else below it. */
export function beside(anchor: Element): Attachment<HTMLElement> {
  return (sheet) => {
    const there = anchor.getBoundingClientRect();
    const { width, height } = sheet.getBoundingClientRect();
    const left = there.x + there.width / 2 - width / 2;
    const above = there.y - height - GAP;
    const top = above >= EDGE ? above : there.bottom + GAP;
    const within = (value: number, most: number) => Math.max(EDGE, Math.min(value, most - EDGE));
    sheet.style.left = `${within(left, innerWidth - width)}px`;
    sheet.style.top = `${within(top, innerHeight - height)}px`;
  };
}
