/** A page that is open while the server is upgraded. */
import { server } from './server';

/** The name of the build this page was loaded from. */
export function ownBuild(): string {
  return document.querySelector<HTMLMetaElement>('meta[name=kingsbridge-build]')?.content ?? '';
}

/** After an upgrade: load the page anew if it is of another build than the server. */
export async function reloadIfStale(): Promise<void> {
  try {
    const build = await server.build();
    if (build && build !== ownBuild()) location.reload();
  } catch {
    // not reachable: the next welcome asks again
  }
}
