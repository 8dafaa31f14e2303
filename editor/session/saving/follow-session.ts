import { sessionChannel } from '#runtime/browser/session-channel.ts';
import type { Saving } from './create-saving.ts';

/** Shop pages in other tabs report when the user logs in or out. */
export function followSession(saving: Pick<Saving, 'personChanged'>): () => void {
  const channel = new BroadcastChannel(sessionChannel);
  channel.addEventListener('message', () => void saving.personChanged());
  return () => channel.close();
}
