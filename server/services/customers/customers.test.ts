import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '#schemas/document/element.ts';
import { address, openShop, orderOf, readyCart, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { addCustomer } from '#tests/support/visitor.ts';
import type { Actor } from '../../api/handler.ts';
import { createCaller } from '../../testing/caller.ts';
import { createAuthenticator } from '../account/authenticator.ts';
import { exportRoutes } from '../account/export.routes.ts';
import { createCollectionHandlers } from '../collections/handlers.ts';
import { createCustomerHandlers } from './handlers.ts';

let shop: TestShop;
let caller: ReturnType<typeof createCaller>;
let staff = 0;
beforeAll(async () => {
  shop = await openShop();
  const { db } = shop.database;
  caller = createCaller(db, (deps) => ({
    ...createCustomerHandlers(deps),
    ...createCollectionHandlers(deps),
  }));
  const row = { email: 'uprava@example.com', password_hash: 'x', is_backoffice: true };
  const added = db.insertInto('users').values({ ...row, scope: ['admin'] });
  staff = (await added.returning('id').executeTakeFirstOrThrow()).id;
});
afterAll(() => shop.close());

const as = (...scope: string[]): { actor: Actor } => ({
  actor: { kind: 'backoffice', userId: staff, sessionId: crypto.randomUUID(), scope },
});

async function customer() {
  const { username: email, password } = await addCustomer(shop);
  const login = () => shop.call('auth.login', { username: email, password });
  const { tokens, user } = await shop.get('auth.login', { username: email, password });
  const actor = await createAuthenticator(shop.deps)(tokens.accessToken);
  if (actor?.kind !== 'customer') throw new Error('not logged in as a customer');
  return { id: user.id, email, password, login, me: { actor }, token: tokens.accessToken };
}

const file = (id: number) => caller.result('customerFile.get', { id }, as('orders'));

async function opened(id: number) {
  const read = await file(id);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

async function change(id: number, values: JsonObject) {
  const record = { name: 'customers', id: String(id) };
  const row = await caller.result('collection.get', record, as('admin'));
  const revision = row.ok ? row.value.revision : '';
  return caller.result('collection.change', { ...record, revision, values }, as('admin'));
}

const changesOf = (id: number) =>
  shop.database.db
    .selectFrom('changes')
    .select(['action', 'before', 'after', 'actor_id'])
    .where('collection', '=', 'customers')
    .where('record_id', '=', String(id))
    .orderBy('id')
    .execute();

test('the page of a customer shows addresses, orders with their sum, the cart at prices of now, and sessions', async () => {
  const ana = await customer();
  await shop.get('address.create', address({ city: 'Šibenik' }), ana.me);
  const bought = await readyCart(shop, [[ids.map, 1]], ids.bank);
  await shop.get('checkout.createOrder', orderOf(bought), ana.me);
  const session = await shop.get('cart.getNewCartSession', {}, ana.me);
  await shop.get('cart.addItem', { ...session, productId: ids.last, qty: 1 }, ana.me);
  const shown = await opened(ana.id);
  const total = bought.prices.converted.orderTotal;
  expect(shown.addresses[0]?.lines.join(' ')).toContain('Šibenik');
  expect(shown.orders).toMatchObject([{ state: 'pending_payment', total }]);
  expect(shown.totals).toEqual([{ currency: 'EUR', count: 1, total }]);
  expect(shown.openOrders).toEqual([shown.orders[0]?.orderNumber]);
  expect(shown.cart?.lines).toMatchObject([{ sku: 'ZADNJI', qty: 1 }]);
  const cents = shown.cart?.total ?? 0;
  await shop.database.db
    .updateTable('products')
    .set({ retail_price: 9_900 })
    .where('id', '=', ids.last)
    .execute();
  expect((await opened(ana.id)).cart?.total).toBeGreaterThan(cents);
  expect(shown.sessions).toHaveLength(1);
});

test('a block needs a reason, ends the sessions, and is shown at the login until it is lifted', async () => {
  const ana = await customer();
  expect(await change(ana.id, { blocked: true })).toMatchObject({
    error: { code: 'badRequest', field: 'block_reason' },
  });
  const reason = 'Tri lažne narudžbe';
  expect((await change(ana.id, { blocked: true, block_reason: reason })).ok).toBe(true);
  expect(await createAuthenticator(shop.deps)(ana.token)).toBeNull();
  expect(await ana.login()).toMatchObject({ error: { code: 'accountBlocked' } });
  expect((await opened(ana.id)).sessions).toEqual([]);
  const listed = await caller.result(
    'collection.rows',
    { name: 'customers', view: 'blocked' },
    as('orders'),
  );
  expect(listed.ok && listed.value.rows.map(({ id }) => id)).toEqual([String(ana.id)]);
  expect((await change(ana.id, { blocked: false })).ok).toBe(true);
  expect((await ana.login()).ok).toBe(true);
  expect(await createAuthenticator(shop.deps)(ana.token)).toBeNull();
  expect(await changesOf(ana.id)).toMatchObject([
    { after: { blocked: true, block_reason: reason }, actor_id: staff },
    { after: { blocked: false, block_reason: null } },
  ]);
});

const create = async (name: string, values: JsonObject) => {
  const made = await caller.result('collection.create', { name, values }, as('admin'));
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
};

test('customers in a group get its promotions, and a group that a promotion requires stays', async () => {
  const [ana, eva] = [await customer(), await customer()];
  const group = await create('customer-groups', { name: { hr: 'Škole', en: 'Schools' } });
  expect((await change(ana.id, { group_ids: [Number(group.id), 999_999] })).ok).toBe(true);
  expect(await changesOf(ana.id)).toMatchObject([{ after: { group_ids: [Number(group.id)] } }]);
  const where = JSON.stringify({ group_ids: { in: [group.id] } });
  const listed = await caller.result('collection.rows', { name: 'customers', where }, as('orders'));
  expect(listed.ok && listed.value.rows.map(({ id }) => id)).toEqual([String(ana.id)]);
  const promotion = await create('promotions', {
    name: { hr: 'Za škole' },
    kind: 'amount',
    amount: 100,
    group_ids: [Number(group.id)],
  });
  const discountOf = async (me?: { actor: Actor }) => {
    const session = await shop.get('cart.getNewCartSession', {}, me);
    await shop.get('cart.addItem', { ...session, productId: ids.map, qty: 1 }, me);
    return (await shop.get('cart.getCart', session, me)).prices.converted.coupon;
  };
  expect(await discountOf(ana.me)).toBe(100);
  expect(await discountOf(eva.me)).toBe(0);
  expect(await discountOf()).toBe(0);
  const remove = async (name: string, { id }: { readonly id: string }) => {
    const row = await caller.result('collection.get', { name, id }, as('admin'));
    const revision = row.ok ? row.value.revision : '';
    return caller.result('collection.remove', { name, id, revision }, as('admin'));
  };
  expect(await remove('customer-groups', group)).toMatchObject({
    error: { code: 'conflict', params: { reason: 'inUse' } },
  });
  expect((await remove('promotions', promotion)).ok).toBe(true);
  expect((await remove('customer-groups', group)).ok).toBe(true);
  const row = { name: 'customers', id: String(ana.id) };
  expect(await caller.result('collection.get', row, as('admin'))).toMatchObject({
    value: { values: { group_ids: [] } },
  });
});

test('groups are written by administrators, and read by staff of orders', async () => {
  const name = 'customer-groups';
  const values = { name: { hr: 'Partneri' } };
  expect(await caller.result('collection.create', { name, values }, as('orders'))).toMatchObject({
    error: { code: 'forbidden' },
  });
  expect((await caller.result('collection.rows', { name }, as('orders'))).ok).toBe(true);
  expect(await caller.result('collection.rows', { name }, as('pages'))).toMatchObject({
    error: { code: 'notFound' },
  });
});

test('a block ends the open links to the data of the customer', async () => {
  const ana = await customer();
  const app = Fastify();
  await exportRoutes(app, shop.database.db);
  const { token } = await shop.get('user.requestExport', { password: ana.password }, ana.me);
  const fetched = async () => (await app.inject(`/my-data/${token}`)).statusCode;
  expect(await fetched()).toBe(200);
  await change(ana.id, { blocked: true, block_reason: 'x' });
  expect(await fetched()).toBe(404);
  await change(ana.id, { blocked: false });
  expect(await fetched()).toBe(404);
  await app.close();
});

test('notes are stored with author and time, and the log has only their number', async () => {
  const ana = await customer();
  const add = (text: string) =>
    caller.result('customerFile.addNote', { id: ana.id, text }, as('admin'));
  expect(await add('  ')).toMatchObject({ error: { code: 'required', field: 'text' } });
  await add('Zove se petkom');
  const { notes } = await opened(ana.id);
  expect(notes).toMatchObject([{ text: 'Zove se petkom', by: 'uprava@example.com' }]);
  expect(JSON.stringify(await changesOf(ana.id))).not.toContain('petkom');
});

test('a password link is mailed, unless the customer is blocked', async () => {
  const ana = await customer();
  const send = () => caller.result('customerFile.sendPasswordLink', { id: ana.id }, as('admin'));
  expect((await send()).ok).toBe(true);
  const mails = await shop.database.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'mail.setPassword')
    .execute();
  const token = String(mails.find(({ payload }) => payload.email === ana.email)?.payload.token);
  expect((await shop.call('password.set', { token, password: 'nova-lozinka-8' })).ok).toBe(true);
  await change(ana.id, { blocked: true, block_reason: 'x' });
  expect(await send()).toMatchObject({ error: { code: 'accountBlocked' } });
});

test('staff start a change of address for a customer without the old mailbox, who confirms at the new one', async () => {
  const ana = await customer();
  const other = await customer();
  const { db } = shop.database;
  await db
    .updateTable('users')
    .set({ email_verified_at: new Date().toISOString() })
    .where('id', '=', ana.id)
    .execute();
  const to = `nova-${ana.id}@example.com`;
  const send = (email: string, reason = 'Osobna iskaznica na blagajni') =>
    caller.result('customerFile.changeEmail', { id: ana.id, email, reason }, as('admin'));
  expect(await send('nova')).toMatchObject({ error: { code: 'email', field: 'email' } });
  expect(await send(to, ' ')).toMatchObject({ error: { code: 'required', field: 'reason' } });
  expect(await send(other.email.toUpperCase())).toMatchObject({
    error: { code: 'userExists', field: 'email' },
  });
  const sent = await send(to);
  expect(sent.ok && sent.value.email).toBe(ana.email);
  expect(sent.ok && sent.value.notes[0]?.text).toBe('Osobna iskaznica na blagajni');

  const mails = await db.selectFrom('outbox').select(['kind', 'payload']).execute();
  const mailTo = (email: string) => mails.filter(({ payload }) => payload.email === email);
  expect(mailTo(ana.email).map(({ kind }) => kind)).toContain('mail.emailChangeAsked');
  expect(mailTo(ana.email).map(({ kind }) => kind)).not.toContain('mail.releaseEmail');
  const token = String(mailTo(to)[0]?.payload.token);
  await shop.get('form.confirmEmail', { token });
  expect((await opened(ana.id)).email).toBe(to);
  const log = JSON.stringify(await changesOf(ana.id));
  expect(log).toContain('emailChange');
  expect(log).not.toMatch(/nova-|iskaznica/);

  await change(ana.id, { blocked: true, block_reason: 'x' });
  expect(await send('treca@example.com')).toMatchObject({ error: { code: 'accountBlocked' } });
});

test('one session ends, then all', async () => {
  const ana = await customer();
  await ana.login();
  await ana.login();
  const [first] = (await opened(ana.id)).sessions;
  const end = (session?: string) =>
    caller.result(
      'customerFile.endSessions',
      { id: ana.id, ...(session !== undefined && { session }) },
      as('admin'),
    );
  const left = await end(first?.id);
  expect(left.ok && left.value.sessions).toHaveLength(2);
  expect(await end(crypto.randomUUID())).toMatchObject({ error: { code: 'notFound' } });
  const none = await end();
  expect(none.ok && none.value.sessions).toEqual([]);
});

test('the export is the ZIP that customers get themselves, with the notes of staff', async () => {
  const ana = await customer();
  const exported = await caller.result('customerFile.export', { id: ana.id }, as('admin'));
  const bytes = Buffer.from(exported.ok ? exported.value.content : '', 'base64');
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  for (const name of ['account.json', 'orders.json', 'notes.json']) {
    expect(bytes.includes(name), name).toBe(true);
  }
});

test('an erasure requires the address, waits for open orders, and keeps the orders', async () => {
  const ana = await customer();
  const { db } = shop.database;
  const bought = await readyCart(shop, [[ids.map, 1]], ids.bank);
  const { orderSlug } = await shop.get('checkout.createOrder', orderOf(bought), ana.me);
  const erase = (email: string) =>
    caller.result('customerFile.erase', { id: ana.id, email }, as('admin'));
  expect(await erase('druga@example.com')).toMatchObject({
    error: { code: 'sameAs', field: 'email' },
  });
  expect(await erase(ana.email)).toMatchObject({ error: { code: 'ordersOpen' } });
  const order = db.updateTable('orders').set({ state: 'completed' });
  await order.where('slug', '=', orderSlug ?? '').execute();
  expect((await erase(ana.email.toUpperCase())).ok).toBe(true);
  expect(await file(ana.id)).toMatchObject({ error: { code: 'notFound' } });
  const kept = db
    .selectFrom('orders')
    .select('user_id')
    .where('slug', '=', orderSlug ?? '');
  expect(await kept.executeTakeFirst()).toEqual({ user_id: null });
  expect(await changesOf(ana.id)).toMatchObject([{ action: 'remove', before: {}, after: {} }]);
});

test('staff of orders read customers and change nothing; others do not see them', async () => {
  const ana = await customer();
  const id = { id: ana.id };
  const forbidden = { ok: false, error: { code: 'forbidden' } };
  for (const scope of ['orders', 'pages', 'catalogue', 'reviews', 'settings', 'editor']) {
    const calls = [
      caller.result('customerFile.addNote', { ...id, text: 'x' }, as(scope)),
      caller.result('customerFile.sendPasswordLink', id, as(scope)),
      caller.result(
        'customerFile.changeEmail',
        { ...id, email: 'x@example.com', reason: 'x' },
        as(scope),
      ),
      caller.result('customerFile.endSessions', id, as(scope)),
      caller.result('customerFile.export', id, as(scope)),
      caller.result('customerFile.erase', { ...id, email: ana.email }, as(scope)),
    ];
    for (const result of await Promise.all(calls)) expect(result, scope).toEqual(forbidden);
    const read = await caller.result('customerFile.get', id, as(scope));
    expect(read.ok, scope).toBe(scope === 'orders');
  }
  expect(await file(staff)).toMatchObject({ error: { code: 'notFound' } });
});
