/** Calls the player when it is his turn: a bell, and a notification if he looks elsewhere. */
import { kept } from '@/kept.svelte';
import { ring } from './bell';

export const canNotify = (): boolean => 'Notification' in globalThis;

/** Switch notifications on, asking the browser; says whether they are on now. */
export async function wantNotifications(): Promise<boolean> {
  if (!canNotify()) return false;
  const answer =
    Notification.permission === 'default'
      ? await Notification.requestPermission()
      : Notification.permission;
  return answer === 'granted';
}

export function call(title: string, body: string, table: string): void {
  if (kept.sound) ring();
  if (!kept.notify || !document.hidden) return;
  if (!canNotify() || Notification.permission !== 'granted') return;
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
