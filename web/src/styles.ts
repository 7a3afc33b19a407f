/** Style sheets that did not come. Vite asks for each of them once; here they are asked for again. */

const lost = new Set<HTMLLinkElement>();
let asking = Promise.resolve();

/** Note which do not come, from now on. */
export function watchStyles(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
  };
  addEventListener('error', note, true);
}

/** Settled when all that was lost is there. */
export function styled(): Promise<void> {
  asking = asking.catch(() => undefined).then(fetchLost);
  return asking;
}

async function fetchLost(): Promise<void> {
  await Promise.all([...lost].map(fetchAgain));
}

function fetchAgain(link: HTMLLinkElement): Promise<unknown> {
  const again = link.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    again.onload = resolve;
    again.onerror = reject;
    lost.delete(link);
    link.replaceWith(again);
  });
}
