import { afterEach, expect, test, vi } from 'vitest';
import { guest, pageOf } from '#tests/support/page.ts';
import { createBrowserRuntime } from './browser-runtime.ts';
import { createPageRouter } from './page-router.ts';

afterEach(() => void vi.restoreAllMocks());

const refused = {
  command: 'checkout.shipping',
  values: {},
  errors: { branchId: 'Odaberite poslovnicu' },
};

/** Holds the response to each command until the test resolves it. */
function holdReplies() {
  const replies = new Map<string, (response: Response) => void>();
  vi.spyOn(window, 'fetch').mockImplementation((_, init) => {
    const command = new URLSearchParams(String(init?.body)).get('_command') ?? '';
    return new Promise((resolve) => replies.set(command, resolve));
  });
  return replies;
}

test('a form keeps its errors when the response to an earlier command is late', async () => {
  const replies = holdReplies();
  const reply = (command: string, submission: object | null) => {
    const rest = { notices: [], redirect: null, reload: false, event: null };
    const body = { ok: submission === null, session: guest, submission, ...rest };
    replies.get(command)?.(Response.json(body));
  };
  const router = createPageRouter(pageOf([]), async () => undefined);
  const runtime = createBrowserRuntime(pageOf([]), router);
  const total = runtime.send('checkout.total', {});
  const next = runtime.send('checkout.shipping', {});
  await expect.poll(() => replies.size).toBe(2);
  reply('checkout.shipping', refused);
  await next;
  reply('checkout.total', null);
  await total;
  expect(runtime.forms.getState()).toEqual({ last: refused, pending: null });
  router.dispose();
});

test('the cart of a late response does not replace a newer one', async () => {
  const replies = holdReplies();
  const rest = { ok: true, notices: [], redirect: null, reload: false, event: null };
  const reply = (command: string, version: number, wishlist: number[]) => {
    const session = { cart: { id: 'a', version }, wishlist };
    replies.get(command)?.(Response.json({ ...rest, session, submission: null }));
  };
  const router = createPageRouter(pageOf([]), async () => undefined);
  const runtime = createBrowserRuntime(pageOf([]), router);
  const sent = ['checkout.total', 'checkout.shipping'].map((name) => runtime.send(name, {}));
  await expect.poll(() => replies.size).toBe(2);
  reply('checkout.shipping', 2, []);
  await sent[1];
  reply('checkout.total', 1, [3]);
  await sent[0];
  expect(runtime.session.getState()).toMatchObject({ cart: { version: 2 }, wishlist: [3] });
  router.dispose();
});

test('a command that leads to a part of the shown page loads the page again', async () => {
  const fetched: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    const rest = { notices: [], reload: false, event: null, submission: null };
    const redirect = `${location.pathname}${location.search}#addresses`;
    if (init?.method === 'POST')
      return Response.json({ ok: true, session: guest, redirect, ...rest });
    fetched.push(String(address));
    return Response.json({ page: pageOf([]) });
  });
  const shown = pageOf([]);
  const router = createPageRouter(shown, async () => undefined);
  const runtime = createBrowserRuntime(shown, router);
  await runtime.send('address.setDefault', {});
  expect(fetched).toHaveLength(1);
  expect(router.page()).not.toBe(shown);
  router.dispose();
});
