import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openShop, orderOf, readyCart, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { addCustomer } from '#tests/support/visitor.ts';
import { inviteReviewers } from './invite-reviewers.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => setDays(7));

const later = (days: number) => new Date(Date.now() + days * 86_400_000);

async function setDays(days: number): Promise<void> {
  const { db } = shop.database;
  await db.deleteFrom('options').where('key', '=', 'ReviewInvitationDays').execute();
  const value = JSON.stringify(days);
  await db.insertInto('options').values({ key: 'ReviewInvitationDays', value }).execute();
  shop.deps.cache.clear();
}

/** Creates an order delivered now, by a subscriber or not; returns its id. */
async function delivered(subscriber: 'subscribed' | 'ended' | 'none'): Promise<number> {
  const { db } = shop.database;
  const { username: email } = await addCustomer(shop);
  const { id: userId } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const now = new Date().toISOString();
  if (subscriber !== 'none') {
    const unsubscribed_at = subscriber === 'ended' ? now : null;
    const row = { email, language: 'hr', confirmed_at: now, unsubscribed_at };
    await db.insertInto('newsletter_subscribers').values(row).execute();
  }
  const actor = { kind: 'customer', userId, sessionId: crypto.randomUUID() } as const;
  const cart = await readyCart(shop, [[ids.book, 1]], ids.bank);
  const { orderSlug } = await shop.get('checkout.createOrder', orderOf(cart), { actor });
  const { id } = await db
    .updateTable('orders')
    .set({ state: 'delivered' })
    .where('slug', '=', orderSlug)
    .returning('id')
    .executeTakeFirstOrThrow();
  const event = {
    order_id: id,
    from_state: 'shipped',
    to_state: 'delivered',
    reason: 'test',
  } as const;
  await db.insertInto('order_events').values(event).execute();
  return id;
}

async function invited(id: number): Promise<number> {
  const { db } = shop.database;
  const rows = await db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'mail.reviewInvitation')
    .execute();
  return rows.filter(({ payload }) => payload['orderId'] === id).length;
}

test('a subscriber is asked once for an order, the given days after it was delivered', async () => {
  const id = await delivered('subscribed');
  await inviteReviewers(shop.deps, later(6));
  expect(await invited(id)).toBe(0);
  for (const day of [8, 8, 9]) await inviteReviewers(shop.deps, later(day));
  expect(await invited(id)).toBe(1);
});

test.each(['ended', 'none'] as const)('other accounts are not asked: %s', async (subscriber) => {
  const id = await delivered(subscriber);
  await inviteReviewers(shop.deps, later(8));
  expect(await invited(id)).toBe(0);
});

test('without the option, or long after the delivery, no mail is sent', async () => {
  const id = await delivered('subscribed');
  await inviteReviewers(shop.deps, later(60));
  await setDays(0);
  await inviteReviewers(shop.deps, later(8));
  expect(await invited(id)).toBe(0);
});
