import type { SessionState, SessionStore } from '../store/session.ts';
import { sessionChannel } from './session-channel.ts';

/** Who is logged in, and which cart is held in which version: what another tab must not have stale. */
function stampOf({ user, cart }: SessionState): string {
  return [user?.id ?? '', cart?.id ?? '', cart?.version ?? ''].join(' ');
}

/**
 * Tabs of one browser show the same cart and the same person: a change in one makes the others ask
 * the server again, and so does coming back to a page that the browser kept. `refresh` loads the page's
 * data again. Returns how to stop.
 */
export function keepTabsInSync(session: SessionStore, refresh: () => void): () => void {
  const stopped = new AbortController();
  const channel = new BroadcastChannel(sessionChannel);
  let known = stampOf(session.getState());
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  const tell = () => channel.postMessage(known);
  const unsubscribe = session.subscribe((now, before) => {
    if (before.user && !now.user) void forgetTyped();
    const stamp = stampOf(now);
    if (stamp === known) return;
    known = stamp;
    tell();
  });
  channel.addEventListener('message', ({ data }) => {
    if (data !== known) refresh();
  });
  const returned = ({ persisted }: PageTransitionEvent) => {
    if (persisted) refresh();
  };
  addEventListener('pageshow', returned, { signal: stopped.signal });
  // A full load may have brought news: an order paid at the bank's, a login without scripts.
  tell();
  return () => {
    stopped.abort();
    unsubscribe();
    channel.close();
  };
}

/** Who leaves takes along what they typed; fetched then, because few leave. */
async function forgetTyped(): Promise<void> {
  const [{ forgetDrafts }, { forgetNotes }] = await Promise.all([
    import('../checkout/form-draft.ts'),
    import('../checkout/order-note.ts'),
  ]);
  forgetDrafts();
  forgetNotes();
}
