import { afterEach, expect, test, vi } from 'vitest';
import { guest } from '#tests/support/page.ts';
import { readNote, saveNote } from '../checkout/order-note.ts';
import { createSessionStore, type SessionState } from '../store/session.ts';
import { keepTabsInSync } from './tabs-in-sync.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const cartOf = (version: number) => ({ id: 'a', version }) as SessionState['cart'];
const user = { id: 7 } as SessionState['user'];

/** Opens a tab; `refresh` gives it the current state of `server`. */
function openTab(server: { now: Partial<SessionState> }) {
  const session = createSessionStore({ ...guest, ...server.now });
  const refresh = vi.fn(() => session.setState(server.now));
  stops.push(keepTabsInSync(session, refresh));
  return { session, refresh };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 150));

function openTwo(now: Partial<SessionState>) {
  const server = { now };
  const change = (tab: ReturnType<typeof openTab>, next: Partial<SessionState>) => {
    server.now = next;
    tab.session.setState(next);
  };
  return { first: openTab(server), second: openTab(server), change };
}

test('a cart changed in one tab is fetched in the other, once · MT1', async () => {
  const { first, second, change } = openTwo({ cart: cartOf(1) });
  await settle();
  change(second, { cart: cartOf(2) });
  await expect.poll(() => first.session.getState().cart?.version).toBe(2);
  await settle();
  expect([first.refresh.mock.calls.length, second.refresh.mock.calls.length]).toEqual([1, 0]);
});

test('a cart paid in one tab is removed in the other · MT1', async () => {
  const { first, second, change } = openTwo({ cart: cartOf(3) });
  change(second, { cart: null });
  await expect.poll(() => first.session.getState().cart).toBeNull();
});

test('logging out in one tab logs out the other · MT1', async () => {
  const { first, second, change } = openTwo({ user, cart: cartOf(1) });
  change(first, { user: null, cart: null });
  await expect.poll(() => second.session.getState().user).toBeNull();
});

test('equal tabs do not refresh each other', async () => {
  const { first, second } = openTwo({ cart: cartOf(1) });
  first.session.setState({ wishlist: [3] });
  await settle();
  expect(first.refresh).not.toHaveBeenCalled();
  expect(second.refresh).not.toHaveBeenCalled();
});

test('a newly loaded tab with another state refreshes the others', async () => {
  const server = { now: { cart: cartOf(1) } as Partial<SessionState> };
  const first = openTab(server);
  server.now = { cart: null };
  openTab(server);
  await expect.poll(() => first.session.getState().cart).toBeNull();
});

test('a page restored from the back/forward cache refreshes · MT1', async () => {
  const { refresh } = openTab({ now: { user } });
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(refresh).not.toHaveBeenCalled();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('notes of an order are deleted when their writer logs out', async () => {
  const { session } = openTab({ now: { user, cart: cartOf(1) } });
  saveNote('a', 'Leave it with Ana');
  session.setState({ cart: cartOf(2) });
  expect(readNote('a')).toBe('Leave it with Ana');
  session.setState({ user: null, cart: null });
  await expect.poll(() => readNote('a')).toBe('');
});
