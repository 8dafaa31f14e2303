import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FormValues } from '#runtime/store/forms.ts';
import { paging } from '#schemas/constants.ts';
import { openRequestedLink } from '#server/services/account/requested-links.ts';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { createVisitor, type Visitor } from '#tests/support/visitor.ts';

let shop: TestShop;
let visitor: Visitor;
const password = 'lozinka-ana';
const account = () => ({ username: email, password });
let email = '';

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  visitor = createVisitor(shop);
  email = `${crypto.randomUUID()}@example.com`;
  const details = { firstName: 'Ana', lastName: 'Anić' };
  await shop.get('user.register', { details, email, username: email, password });
});

const send = (command: string, values: FormValues = {}) =>
  visitor.run(command, values, { errorText: true });
const toggle = (productId: number) => send('wishlist.toggle', { productId: `${productId}` });
const wishes = async () => (await visitor.open('hr')).wishlist;
const texts = ({ notices }: { notices: readonly { text: string }[] }) =>
  notices.map(({ text }) => text);

test('a customer’s list is available from the first page on · WISH-06 WISH-08 AUTH-12', async () => {
  await send('auth.login', account());
  const wished = [ids.map, ids.ring, ids.book];
  for (const id of wished) expect(texts(await toggle(id))).toEqual(['Dodano na listu želja.']);
  const elsewhere = createVisitor(shop);
  expect((await elsewhere.open('hr')).wishlist).toEqual([]);
  expect(await elsewhere.run('auth.login', account())).toMatchObject({ ok: true, reload: true });
  expect((await elsewhere.open('hr')).wishlist).toEqual(wished.toReversed());
});

test('a list longer than a page is whole after a login · AUTH-12 WISH-06 WISH-08', async () => {
  const { db } = shop.database;
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const products = await db.selectFrom('products').select('id').execute();
  const rows = products.map(({ id }) => ({ user_id: user.id, product_id: id }));
  await db.insertInto('wishlist_items').values(rows).execute();
  await send('auth.login', account());
  expect((await wishes()).length).toBeGreaterThan(paging.defaultLimit);
});

test('adding and removing show different notices · WISH-03 WISH-04 ERR-32 ERR-33', async () => {
  await send('auth.login', account());
  const added = await toggle(ids.map);
  expect(added).toMatchObject({ ok: true, session: { wishlist: [ids.map] } });
  const reported = ({ notices }: typeof added) => notices.map(({ kind, text }) => [kind, text]);
  expect(reported(added)).toEqual([['success', 'Dodano na listu želja.']]);
  const removed = await toggle(ids.map);
  expect(removed.session.wishlist).toEqual([]);
  expect(reported(removed)).toEqual([['success', 'Uklonjeno s liste želja.']]);
  const inLanguage = async (language: 'en' | 'de') => {
    const options = { language, errorText: true };
    const values = { productId: `${ids.map}` };
    const replies = [
      await visitor.run('wishlist.toggle', values, options),
      await visitor.run('wishlist.toggle', values, options),
    ];
    return replies.flatMap((reply) => reported(reply));
  };
  expect(await inLanguage('en')).toEqual([
    ['success', 'Added to your wish list.'],
    ['success', 'Removed from your wish list.'],
  ]);
  expect(await inLanguage('de')).toEqual([
    ['success', 'Auf die Wunschliste gesetzt.'],
    ['success', 'Von der Wunschliste entfernt.'],
  ]);
});

test('the whole list is read again after a change, whatever its length; a call without a size gets ten · WISH-05 CONST-06 CONST-07 CONST-20', async () => {
  await send('auth.login', account());
  const { db } = shop.database;
  const { id: user_id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const model = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', ids.book)
    .executeTakeFirstOrThrow();
  const products = Array.from({ length: 120 }, (_, index) => ({
    sku: `ŽELJA-${index}`,
    slugs: JSON.stringify({ hr: `zelja-${index}` }),
    name: JSON.stringify(model.name),
    excerpt: JSON.stringify(model.excerpt),
    description: JSON.stringify(model.description),
    format: model.format,
    retail_price: 100,
    tax_id: model.tax_id,
  }));
  const added = await db.insertInto('products').values(products).returning('id').execute();
  const wished = added.map(({ id: product_id }) => ({ user_id, product_id }));
  await db.insertInto('wishlist_items').values(wished).execute();
  const actor = { kind: 'customer', userId: user_id, sessionId: '' } as const;
  const plain = await shop.get('wishlist.filter', {}, { actor });
  expect([plain.data.length, plain.page, plain.lastPage]).toEqual([10, 1, 12]);
  const reply = await toggle(ids.map);
  expect(reply.session.wishlist).toHaveLength(121);
  expect((await toggle(ids.map)).session.wishlist).toHaveLength(120);
  expect(await wishes()).toHaveLength(120);
  await toggle(ids.map);
  expect(visitor.calls).toEqual(expect.arrayContaining(['wishlist.create', 'wishlist.filter']));
});

test('back-office users have no list · WISH-07', async () => {
  await send('auth.login', account());
  await toggle(ids.map);
  expect(await wishes()).toEqual([ids.map]);
  const { db } = shop.database;
  await db.updateTable('users').set({ is_backoffice: true }).where('email', '=', email).execute();
  expect((await visitor.open('hr')).user?.isBackofficeUser).toBe(true);
  visitor.cookies.set('wishes', `${ids.book}`);
  expect(await wishes()).toEqual([]);
  expect(visitor.calls).not.toContain('wishlist.filter');
});

test('logging out removes wishes and guest · WISH-09 AUTH-20', async () => {
  await toggle(ids.book);
  await send('auth.login', account());
  await toggle(ids.map);
  expect(await wishes()).toHaveLength(2);
  // A list that the account could not take at login stays in the browser.
  visitor.cookies.set('wishes', `${ids.ring}`);
  const reply = await send('auth.logout');
  expect(reply.session).toEqual({ user: null, cart: null, wishlist: [], removed: null });
  expect(await wishes()).toEqual([]);
  // The device cookie stays: it grants no access, and keeps the rate limits of other devices from affecting
  // its owner.
  expect([...visitor.cookies.keys()].sort()).toEqual(['device', 'locale']);
});

test('a visitor’s list is stored in the browser, newest first · WISH-01 WISH-02 WISH-03 WISH-04 ERR-32 ERR-33', async () => {
  const first = await toggle(ids.map);
  expect(texts(first)).toEqual([
    'Dodano na listu želja.',
    'Lista se čuva u ovom pregledniku. Prijavite se da je imate na svim uređajima.',
  ]);
  expect(texts(await toggle(ids.book))).toEqual(['Dodano na listu želja.']);
  expect(await wishes()).toEqual([ids.book, ids.map]);
  expect(texts(await toggle(ids.map))).toEqual(['Uklonjeno s liste želja.']);
  expect(await wishes()).toEqual([ids.book]);
  expect((await shop.call('wishlist.create', { product_id: ids.map })).ok).toBe(false);
});

test('a visitor’s list is limited to fifty and accepts only products for sale · WISH-01', async () => {
  const kept = Array.from({ length: paging.guestWishlistLimit }, (_, index) => 900 + index);
  visitor.cookies.set('wishes', kept.join('.'));
  const full = await toggle(ids.map);
  expect(full.ok).toBe(false);
  expect(texts(full)[0]).toContain('najviše 50 proizvoda');
  expect(await wishes()).toEqual(kept);
  visitor.cookies.set('wishes', kept.slice(1).join('.'));
  const last = await toggle(ids.map);
  expect(last.ok).toBe(true);
  expect(await wishes()).toHaveLength(50);
  visitor.cookies.set('wishes', '');
  for (const wrong of [999, ids.archived, 0, -1]) expect((await toggle(wrong)).ok).toBe(false);
  expect(await wishes()).toEqual([]);
});

test('invalid entries of a tampered list are ignored', async () => {
  visitor.cookies.set('wishes', `${ids.map}.<b>.-1.1e9..${ids.map}.${'9'.repeat(400)}.${ids.book}`);
  expect(await wishes()).toEqual([ids.map, ids.book]);
});

test('logging in merges both lists and shows a notice · WISH-08', async () => {
  await send('auth.login', account());
  await toggle(ids.map);
  visitor = createVisitor(shop);
  for (const id of [ids.map, ids.book, ids.ring]) await toggle(id);
  visitor.cookies.set('wishes', `${visitor.cookies.get('wishes')}.${ids.archived}`);
  const reply = await send('auth.login', account());
  expect(texts(reply)).toEqual([
    'Prijavljeni ste.',
    '2 proizvoda iz ovog preglednika dodana su na vašu listu želja.',
  ]);
  expect(new Set(await wishes())).toEqual(new Set([ids.map, ids.book, ids.ring]));
  expect(visitor.cookies.has('wishes')).toBe(false);
});

test('a visitor’s list keeps its order when it is merged into that of the account · WISH-01 WISH-08', async () => {
  await send('auth.login', account());
  await toggle(ids.gift);
  visitor = createVisitor(shop);
  for (const id of [ids.ring, ids.map, ids.gift, ids.book]) await toggle(id);
  const kept = await wishes();
  expect(kept).toEqual([ids.book, ids.gift, ids.map, ids.ring]);
  await send('auth.login', account());
  expect(await wishes()).toEqual([ids.book, ids.map, ids.ring, ids.gift]);
});

test('a login by a mailed link also adds the visitor’s list to the account · WISH-01 WISH-08', async () => {
  const { db } = shop.database;
  await db
    .updateTable('users')
    .set({ email_verified_at: new Date().toISOString() })
    .where('email', '=', email)
    .execute();
  for (const id of [ids.map, ids.book]) await toggle(id);
  await send('auth.requestLink', { email });
  const { payload } = await db
    .deleteFrom('outbox')
    .where('kind', '=', 'asked.logIn')
    .returning('payload')
    .executeTakeFirstOrThrow();
  await openRequestedLink(db, 'logIn', payload, new Date());
  const reply = await send('auth.linkLogin', { token: String(payload['token']) });
  expect(texts(reply).at(-1)).toBe(
    '2 proizvoda iz ovog preglednika dodana su na vašu listu želja.',
  );
  expect(await wishes()).toEqual([ids.book, ids.map]);
  expect(visitor.cookies.has('wishes')).toBe(false);
});

test('registering keeps the visitor’s list · REG-11 WISH-01', async () => {
  await toggle(ids.map);
  email = `${crypto.randomUUID()}@example.com`;
  const form = { firstName: 'Ivo', lastName: 'Ivić', email, password, confirmedPassword: password };
  const reply = await send('auth.register', form);
  expect(texts(reply).at(-1)).toBe('1 proizvod iz ovog preglednika dodan je na vašu listu želja.');
  expect(await wishes()).toEqual([ids.map]);
});
