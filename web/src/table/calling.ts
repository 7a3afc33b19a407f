/** Calls the player when it is his turn: a bell, and a notification if he looks elsewhere. */
import { kept } from '@/kept.svelte';
import { ring } from './bell';
import { allLanded } from './flights.svelte';

const canNotify = (): boolean =>
  'Notification' in globalThis && Notification.permission === 'granted';

export async function call(title: string, body: string, table: string): Promise<void> {
  await allLanded();
  if (kept.sound) ring();
  if (!kept.notify || !document.hidden || !canNotify()) return;
  try {
    const shown = new Notification(title, { body, tag: `kingsbridge-${table}` });
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // some phones allow them to service workers only
  }
}
