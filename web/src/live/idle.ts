/** Settled when the browser has nothing more urgent to do: what was asked for first is on the screen. */
export function whenIdle(): Promise<void> {
  return new Promise((idle) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => idle(), { timeout: 2000 });
    else setTimeout(idle, 200);
  });
}
