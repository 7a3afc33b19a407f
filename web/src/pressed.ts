/** Where the mouse was pressed last, on whatever page: what comes to lie under it then explains nothing. */
let last: { x: number; y: number } | null = null;

/** To be called once, when the pages begin; what it returns ends it. */
export function watchPresses(): () => void {
  const note = ({ clientX, clientY }: PointerEvent) => (last = { x: clientX, y: clientY });
  addEventListener('pointerdown', note, true);
  return () => {
    removeEventListener('pointerdown', note, true);
    last = null;
  };
}

/** Is the mouse where it was pressed last, and has not moved since? */
export function isPressedAt({ clientX, clientY }: MouseEvent): boolean {
  return last?.x === clientX && last.y === clientY;
}
