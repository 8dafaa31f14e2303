import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, orderOf, readyCart, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { addCustomer, createVisitor } from '#tests/support/visitor.ts';
import { exportData } from '../account/export-data.ts';
import { eraseAccounts } from './erase-accounts.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const later = (days: number) => new Date(Date.now() + days * 86_400_000);

async function customer() {
  const { db } = shop.database;
  const visitor = createVisitor(shop);
  const { username: email, password } = await addCustomer(shop);
  await visitor.run('auth.login', { username: email, password });
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const actor = { kind: 'customer', userId: id, sessionId: crypto.randomUUID() } as const;
  const find = () => db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
  const ask = () => visitor.run('account.delete', { deletionPassword: password });
  const mails = async () => {
    const rows = await db.selectFrom('outbox').select(['kind', 'payload']).orderBy('id').execute();
    return rows.filter(({ payload }) => JSON.stringify(payload).includes(email));
  };
  return { visitor, email, id, actor, find, ask, mails };
}

async function buy({ actor }: Awaited<ReturnType<typeof customer>>): Promise<string> {
  const cart = await readyCart(shop, [[ids.book, 1]], ids.bank);
  return (await shop.get('checkout.createOrder', orderOf(cart), { actor })).orderSlug;
}

const setState = (slug: string, state: 'completed' | 'pending_payment') =>
  shop.database.db.updateTable('orders').set({ state }).where('slug', '=', slug).execute();

test('an account is erased two weeks after the owner’s request, and the owner gets a mail', async () => {
  const ana = await customer();
  expect((await ana.ask()).ok).toBe(true);
  await eraseAccounts(shop.database.db, later(13));
  expect(await ana.find()).toBeDefined();
  await eraseAccounts(shop.database.db, later(15));
  expect(await ana.find()).toBeUndefined();
  expect((await ana.mails()).map(({ kind }) => kind)).toEqual([
    'mail.keepAccount',
    'mail.accountDeleted',
  ]);
});

test('a wrong password deletes nothing', async () => {
  const ana = await customer();
  const reply = await ana.visitor.run('account.delete', { deletionPassword: 'kriva-lozinka' });
  expect(reply.submission?.errors).toHaveProperty('deletionPassword');
  await eraseAccounts(shop.database.db, later(15));
  expect(await ana.find()).toBeDefined();
});

test('orders stay, without what the buyer wrote; reviews stay without a name', async () => {
  const ana = await customer();
  const { db } = shop.database;
  const slug = await buy(ana);
  await setState(slug, 'completed');
  await db.updateTable('orders').set({ order_message: 'Zvoni' }).where('slug', '=', slug).execute();
  const review = { target_kind: 'product', target_id: ids.book, author_name: 'Ana' } as const;
  const { id } = await db
    .insertInto('comments')
    .values({ ...review, body: 'Krasno', language: 'hr', user_id: ana.id, author_email: ana.email })
    .returning('id')
    .executeTakeFirstOrThrow();
  await ana.ask();
  await eraseAccounts(db, later(15));
  const order = await db
    .selectFrom('orders')
    .select(['user_id', 'order_message', 'addresses'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  expect(order).toMatchObject({ user_id: null, order_message: null });
  expect(JSON.stringify(order.addresses)).toContain('Zadar');
  const kept = await db
    .selectFrom('comments')
    .select(['author_name', 'author_email', 'user_id', 'body'])
    .where('id', '=', id)
    .executeTakeFirst();
  const nobody = { author_name: 'Bivši kupac', author_email: null, user_id: null };
  expect(kept).toEqual({ ...nobody, body: 'Krasno' });
});

test('an open order forbids the deletion and is named; one made meanwhile delays it', async () => {
  const ana = await customer();
  const slug = await buy(ana);
  const refused = await ana.ask();
  expect(refused).toMatchObject({ ok: false });
  expect(refused.notices[0]?.text ?? '').toContain('ordersOpen');
  await setState(slug, 'completed');
  expect((await ana.ask()).ok).toBe(true);
  await setState(slug, 'pending_payment');
  await eraseAccounts(shop.database.db, later(15));
  expect(await ana.find()).toBeDefined();
  await setState(slug, 'completed');
  await eraseAccounts(shop.database.db, later(16));
  expect(await ana.find()).toBeUndefined();
});

test('the owner keeps the account in the profile or by the link of the mail', async () => {
  const ana = await customer();
  await ana.ask();
  expect((await ana.visitor.run('account.keep')).ok).toBe(true);
  await ana.ask();
  const token = (await ana.mails())
    .map(({ payload }) => String((payload as { token?: string }).token))
    .at(-1);
  const link = await shop.get('form.readConfirmation', { token: token ?? '' });
  expect(link).toMatchObject({ purpose: 'keepAccount', isConfirmed: false });
  await shop.get('form.confirmEmail', { token: token ?? '' });
  await eraseAccounts(shop.database.db, later(15));
  expect(await ana.find()).toBeDefined();
});

test('an export during the deletion has the whole account or nothing · PE5', async () => {
  const ana = await customer();
  await ana.ask();
  const [file] = await Promise.all([
    exportData(shop.database.db, ana.id),
    eraseAccounts(shop.database.db, later(15)),
  ]);
  expect(file === null || file.length > 500).toBe(true);
  expect(await exportData(shop.database.db, ana.id)).toBeNull();
});
