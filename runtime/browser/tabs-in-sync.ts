import type { SessionState, SessionStore } from '../store/session.ts';
import { sessionChannel } from './session-channel.ts';

/** The user, the cart and its version, which must be current in every tab. */
function stampOf({ user, cart }: SessionState): string {
  return [user?.id, cart?.id, cart?.version].join(' ');
}

/**
 * Keeps cart and user the same in all tabs of one browser: a change in one makes the others refresh, and so
 * does a page restored from the back/forward cache. `refresh` reloads the page's data. Returns a function
 * that stops it.
 */
export function keepTabsInSync(session: SessionStore, refresh: () => void): () => void {
  const stopped = new AbortController();
  const channel = new BroadcastChannel(sessionChannel);
  let known = stampOf(session.getState());
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  const notify = () => channel.postMessage(known);
  const unsubscribe = session.subscribe((now, before) => {
    if (before.user && !now.user) void forgetTyped();
    const stamp = stampOf(now);
    if (stamp === known) return;
    known = stamp;
    notify();
  });
  channel.addEventListener('message', ({ data }) => {
    if (data !== known) refresh();
  });
  const returned = ({ persisted }: PageTransitionEvent) => {
    if (persisted) refresh();
  };
  addEventListener('pageshow', returned, { signal: stopped.signal });
  // A full load may have changed the state: an order paid at the bank, a login without scripts.
  notify();
  return () => {
    stopped.abort();
    unsubscribe();
    channel.close();
  };
}

/** Deletes typed drafts and notes on logout; its code is fetched then, because logouts are rare. */
async function forgetTyped(): Promise<void> {
  const [{ clearDrafts }, { clearNotes }] = await Promise.all([
    import('../checkout/form-draft.ts'),
    import('../checkout/order-note.ts'),
  ]);
  clearDrafts();
  clearNotes();
}
