import { afterAll, beforeAll, expect, test } from 'vitest';
import { ok } from '#schemas/result.ts';
import { markDigital } from '#tests/support/digital.ts';
import { openShop, orderOf, readyCart, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import type { Actor } from '../../../api/handler.ts';
import { createCaller } from '../../../testing/caller.ts';
import { issueDigital } from '../../digital/issue-digital.ts';
import { inTransaction } from '../../transaction.ts';
import { createCollectionHandlers } from '../handlers.ts';

let shop: TestShop;
let caller: ReturnType<typeof createCaller>;
let userId = 0;
beforeAll(async () => {
  shop = await openShop();
  const { db } = shop.database;
  await markDigital(db);
  caller = createCaller(db, createCollectionHandlers);
  const staff = await db
    .insertInto('users')
    .values({ email: 'staff@example.com', password_hash: 'x', is_backoffice: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  userId = staff.id;
  const cart = await readyCart(shop, [[ids.gift, 2]], ids.bank);
  const consent = { ...orderOf(cart), digitalWaiver: true };
  const { orderSlug } = await shop.get('checkout.createOrder', consent);
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('slug', '=', orderSlug)
    .executeTakeFirstOrThrow();
  await inTransaction(db, async (step) => {
    await issueDigital(step, order.id, new Date());
    return ok(null);
  });
});
afterAll(() => shop.close());

const admin = (): { actor: Actor } => ({
  actor: { kind: 'backoffice', userId, sessionId: crypto.randomUUID(), scope: ['admin'] },
});

async function rows(name: string, input: object = {}) {
  const page = await caller.result('collection.rows', { name, ...input }, admin());
  if (!page.ok) throw new Error(page.error.code);
  return page.value.rows;
}

test('an event shows its places, those sold, those left and who has arrived', async () => {
  const [event] = await rows('events');
  const left = await shop.database.db
    .selectFrom('products')
    .select('available')
    .where('id', '=', ids.gift)
    .executeTakeFirst();
  expect(event?.values).toMatchObject({
    capacity: 60,
    sold: 2,
    left: left?.available ?? null,
    arrived: 0,
  });
});

test('staff write the texts of an event, and visitors get harmless HTML', async () => {
  const [event] = await rows('events');
  const { id = '', revision = '' } = event ?? {};
  const body = { hr: '<p>Noć <strong>svjetla</strong><script>alert(1)</script></p>' };
  const values = { excerpt: null, body };
  const change = { name: 'events', id, revision, values };
  const saved = await caller.result('collection.change', change, admin());
  expect(saved).toMatchObject({ ok: true, value: { values: { excerpt: { hr: '' } } } });
  const shown = await shop.get('event.get', { id: Number(id) });
  expect(shown.body).toBe('<p>Noć <strong>svjetla</strong></p>');
});

test('staff let an attendee in, and find who is still expected', async () => {
  const [first] = await rows('attendees');
  const { id = '', revision = '' } = first ?? {};
  expect(first?.values).toMatchObject({ seat: expect.stringMatching(/^A\d$/) });
  const values = { used_at: '2026-12-12T17:05:00.000Z' };
  const record = { name: 'attendees', id, revision, values };
  expect(await caller.result('collection.change', record, admin())).toMatchObject({ ok: true });
  expect(await rows('attendees', { view: 'expected' })).toHaveLength(1);
  const [event] = await rows('events');
  expect(event?.values).toMatchObject({ arrived: 1 });
});
