import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '#server/api/handler.ts';
import { address, fillCart, openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const missing = { ok: false, error: { code: 'cartNotFound' } };

async function customer(): Promise<{ actor: Actor }> {
  const { id } = await shop.database.db
    .insertInto('users')
    .values({ email: `${crypto.randomUUID()}@example.com`, password_hash: 'x' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { actor: { kind: 'customer', userId: id, sessionId: crypto.randomUUID() } };
}

test('stores only a hash of a long code · CART-22', async () => {
  const { cartId, protectCode } = await shop.get('cart.getNewCartSession', {});
  expect(Buffer.from(protectCode, 'base64url')).toHaveLength(32);
  const row = await shop.database.db
    .selectFrom('carts')
    .selectAll()
    .where('id', '=', cartId)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(protectCode);
});

test('a wrong code gives the same error as a missing cart · CART-24 PERM-22 CA1', async () => {
  const session = await fillCart(shop, [[ids.map, 1]]);
  const other = await fillCart(shop, []);
  const cases = [
    { ...session, protectCode: 'x' },
    { ...session, protectCode: other.protectCode },
    { ...session, cartId: crypto.randomUUID() },
    { ...session, cartId: "1' OR true --" },
  ];
  for (const input of cases) expect(await shop.call('cart.getCart', input)).toEqual(missing);
  const add = { ...cases[0], productId: ids.map, qty: 1 };
  expect(await shop.call('cart.addItem', add)).toEqual(missing);
});

test.each([
  ['archived', 'cartArchived'],
  ['ordered', 'sessionAlreadyUsed'],
] as const)('an %s cart fails with %s · CART-25 ERR-07 ERR-08', async (status, code) => {
  const session = await fillCart(shop, []);
  await shop.database.db
    .updateTable('carts')
    .set({ status })
    .where('id', '=', session.cartId)
    .execute();
  const error = { code };
  expect(await shop.call('cart.getCart', session)).toEqual({ ok: false, error });
  const add = { ...session, productId: ids.map, qty: 1 };
  expect(await shop.call('cart.addItem', add)).toEqual({ ok: false, error });
});

test('a user finds their cart in another browser · API-092 CART-27 AUTH-11', async () => {
  const user = await customer();
  const session = await fillCart(shop, [[ids.map, 1]]);
  await shop.get('cart.getCart', session, user);
  const found = await shop.get('cart.getAbandoned', {}, user);
  expect(found.cartId).toBe(session.cartId);
  expect(found.protectCode).not.toBe(session.protectCode);
  for (const holder of [found, session]) {
    expect((await shop.get('cart.getCart', holder)).items).toHaveLength(1);
  }
  expect(await shop.get('cart.getAbandoned', {}, await customer())).toEqual({});
});

test('a cart belongs to who reads it while logged in, as the same response says · API-089 CART-27', async () => {
  const user = await customer();
  const session = await fillCart(shop, [[ids.map, 1]]);
  expect((await shop.get('cart.getCart', session)).userId).toBeNull();
  const { userId } = await shop.get('cart.getCart', session, user);
  expect(user.actor).toMatchObject({ userId });
});

test('a quantity changed in one browser is marked in the others until they change the line · ERR-42', async () => {
  const user = await customer();
  const first = await fillCart(shop, [
    [ids.map, 1],
    [ids.book, 1],
  ]);
  await shop.get('cart.getCart', first, user);
  const { cartId = '', protectCode = '' } = await shop.get('cart.getAbandoned', {}, user);
  const second = { cartId, protectCode };
  const shown = async (session: typeof first) =>
    (await shop.get('cart.getCart', session)).items.map(({ qty, seenQty }) => [qty, seenQty]);
  const [map, book] = (await shop.get('cart.getCart', first)).items;
  const change = (session: typeof first, qty: number) =>
    shop.get('cart.updateItem', { ...session, itemId: map?.itemId, qty });
  const own = await change(second, 2);
  expect(own.items[0]?.seenQty).toBeNull();
  await change(second, 3);
  expect(await shown(second)).toEqual([
    [3, null],
    [1, null],
  ]);
  expect(await shown(first)).toEqual([
    [3, 1],
    [1, null],
  ]);
  // A line added by the first browser leaves its own mark unchanged and is marked for the second.
  const added = await shop.get('cart.addItem', { ...first, productId: ids.book, qty: 1 });
  expect(added.items.map(({ seenQty }) => seenQty)).toEqual([1, null]);
  expect(await shown(second)).toEqual([
    [3, null],
    [2, 1],
  ]);
  await change(first, 3);
  expect(await shown(first)).toEqual([
    [3, null],
    [2, null],
  ]);
  await shop.get('cart.updateItem', { ...first, itemId: book?.itemId, qty: 1 });
  expect(await shown(second)).toEqual([
    [3, null],
    [1, null],
  ]);
});

test('a cart held by only one browser marks no quantity · ERR-42', async () => {
  const session = await fillCart(shop, [[ids.map, 1]]);
  const { items } = await shop.get('cart.getCart', session);
  await shop.get('cart.updateItem', { ...session, itemId: items[0]?.itemId, qty: 4 });
  const [item] = (await shop.get('cart.getCart', session)).items;
  expect([item?.qty, item?.seenQty]).toEqual([4, null]);
  const row = shop.database.db.selectFrom('carts').select('options');
  expect(await row.where('id', '=', session.cartId).execute()).toEqual([{ options: {} }]);
});

test('the visible cart gets the lines of the cart that was left · API-092 CART-27', async () => {
  const user = await customer();
  const left = await fillCart(shop, [
    [ids.map, 4],
    [ids.book, 1],
  ]);
  await shop.get('cart.getCart', left, user);
  const visible = await fillCart(shop, [[ids.map, 2]]);
  const lines = [
    { name: 'Karta Jadrana', wanted: 6, qty: 5 },
    { name: 'KNJIGA', wanted: 1, qty: 1 },
  ];
  const merged = { lines, couponLost: null };
  expect(await shop.get('cart.getAbandoned', visible, user)).toEqual({ ...visible, merged });
  const { items } = await shop.get('cart.getCart', visible);
  expect(items.map(({ productId, qty }) => [productId, qty])).toEqual([
    [ids.map, 5],
    [ids.book, 1],
  ]);
  expect((await shop.get('cart.getCart', left)).items).toEqual([]);
});

test("never merges another user's cart · API-092 PERM-22", async () => {
  const [owner, thief] = [await customer(), await customer()];
  const session = await fillCart(shop, [[ids.map, 1]]);
  await shop.get('cart.getCart', session, owner);
  expect(await shop.get('cart.getAbandoned', session, thief)).toEqual({});
  expect((await shop.get('cart.getCart', session)).items).toHaveLength(1);
});

test.each([undefined, ['x'], 7, null])(
  '%j is not a code: every cart gets the same response · CA1 API-089 CART-24',
  async (protectCode) => {
    const { cartId } = await fillCart(shop, [[ids.map, 1]]);
    const responses = await Promise.all(
      [cartId, crypto.randomUUID()].map((id) =>
        shop.call('cart.getCart', { cartId: id, protectCode }),
      ),
    );
    expect(responses[0]).toMatchObject({ ok: false, error: { code: 'badRequest' } });
    expect(responses[1]).toEqual(responses[0]);
  },
);

test('joins two carts that the caller holds, and no others · PERM-22', async () => {
  const [session, from] = [
    await fillCart(shop, [[ids.map, 1]]),
    await fillCart(shop, [[ids.book, 2]]),
  ];
  const wrong = { ...session, from: { ...from, protectCode: session.protectCode } };
  expect(await shop.call('cart.joinCarts', wrong)).toEqual(missing);
  const self = await shop.call('cart.joinCarts', { ...session, from: session });
  expect(self).toMatchObject({ ok: false, error: { code: 'conflict' } });
  const { cart } = await shop.get('cart.joinCarts', { ...session, from });
  expect(cart.items.map(({ productId, qty }) => [productId, qty])).toEqual([
    [ids.map, 1],
    [ids.book, 2],
  ]);
  expect((await shop.get('cart.getCart', from)).items).toEqual([]);
});

test('stores a card for a user without one, and keeps the card of others · CARD-07', async () => {
  const { db } = shop.database;
  const [first, second] = [await customer(), await customer()];
  const session = await fillCart(shop, [[ids.map, 1]]);
  const apply = (barcode: string) =>
    shop.get('cart.applyMemberCard', { ...session, barcode }, first);
  const owners = () =>
    db.selectFrom('users').select(['id', 'barcode']).where('barcode', 'is not', null).execute();
  const stored = [{ id: first.actor.kind === 'customer' && first.actor.userId, barcode: '101' }];
  await apply('101');
  expect(await owners()).toEqual(stored);
  for (const barcode of ['100', '101']) {
    expect((await apply(barcode)).memberCardBarcode).toBe(barcode);
    expect(await owners()).toEqual(stored);
  }
  const guest = await fillCart(shop, [[ids.map, 1]]);
  const unnamed = await shop.get('cart.applyMemberCard', { ...guest, barcode: '101' });
  expect(unnamed.memberCardBarcode).toBe('101');
  const other = await fillCart(shop, [[ids.map, 1]]);
  const taken = await shop.call('cart.applyMemberCard', { ...other, barcode: '101' }, second);
  expect(taken).toMatchObject({ ok: false, error: { code: 'barcodeTaken' } });
});

test.each(['Main', 'Shipping'] as const)(
  'one address, of type %s, is used for delivery and billing · CHK-A-19 CHK-A-24 CONST-66',
  async (type) => {
    const session = await fillCart(shop, [[ids.map, 1]]);
    const input = { ...session, email: 'kupac@example.com', addresses: [address({ type })] };
    await shop.get('cart.updateGuestUser', input);
    const { addresses, guest } = await shop.get('cart.getCart', session);
    expect(addresses).toMatchObject([
      { ...address(), type: 'Main' },
      { ...address(), type: 'Shipping' },
    ]);
    expect(guest).toEqual({ id: session.cartId, email: 'kupac@example.com' });
  },
);

test.each([
  ['email', { email: 'nije-email' }, 'email'],
  ['contactEmail', { addresses: [address({ contactEmail: 'ana@' })] }, 'email'],
  ['firstName', { addresses: [address({ firstName: ' ' })] }, 'required'],
  ['firstName', { addresses: [address({ firstName: 'Ana 2' })] }, 'lettersOnly'],
  ['lastName', { addresses: [address({ lastName: ' ' })] }, 'required'],
  ['lastName', { addresses: [address({ lastName: 'Anić!' })] }, 'lettersOnly'],
  ['lastName', { addresses: [address({ lastName: 'Anić.' })] }, 'lettersOnly'],
  ['city', { addresses: [address({ city: ' ' })] }, 'required'],
  ['city', { addresses: [address({ city: 'a'.repeat(76) })] }, 'maxLength'],
  ['street', { addresses: [address({ street: ' ' })] }, 'required'],
  ['street', { addresses: [address({ street: 'a'.repeat(76) })] }, 'maxLength'],
  ['houseNumber', { addresses: [address({ houseNumber: ' ' })] }, 'required'],
  ['houseNumber', { addresses: [address({ houseNumber: '1'.repeat(16) })] }, 'maxLength'],
  ['zipCode', { addresses: [address({ zipCode: ' ' })] }, 'required'],
  ['zipCode', { addresses: [address({ zipCode: '1'.repeat(26) })] }, 'maxLength'],
  ['zipCode', { addresses: [address({ zipCode: '99' })] }, 'postcode'],
  ['contactPhone', { addresses: [address({ contactPhone: ' ' })] }, 'required'],
  ['contactPhone', { addresses: [address({ contactPhone: 'abc' })] }, 'phone'],
  ['country', { addresses: [address({ country: ids.america })] }, 'countryNotAllowed'],
  ['companyOIB', { company: { name: 'Tvrtka', oib: '12345678901' } }, 'oib'],
])(
  'refuses a bad %s · CHK-A-06 CHK-A-07 CHK-A-08 CHK-A-09 CHK-A-10 CHK-A-12 CHK-A-13 CHK-A-14 CHK-A-15 CHK-A-17 CHK-A-21',
  async (field, change, code) => {
    const session = await fillCart(shop, [[ids.map, 1]]);
    const input = { ...session, email: 'kupac@example.com', ...change };
    const result = await shop.call('cart.updateGuestUser', input);
    expect(result).toMatchObject({ ok: false, error: { code, field } });
    expect((await shop.get('cart.getCart', session)).guest).toBeNull();
  },
);

test('an address accepts at most 75, 15 and 25 characters · CHK-A-11 CHK-A-12 CHK-A-13 CHK-A-14 CHK-A-15 CONST-35 CONST-36 CONST-37 CONST-38 CONST-39', async () => {
  const session = await fillCart(shop, [[ids.map, 1]]);
  const longest = { city: 75, street: 75, houseNumber: 15 } as const;
  const save = (change: Partial<ReturnType<typeof address>>) => {
    const input = { ...session, email: 'kupac@example.com', addresses: [address(change)] };
    return shop.call('cart.updateGuestUser', input);
  };
  for (const [field, length] of Object.entries(longest)) {
    expect(await save({ [field]: 'a'.repeat(length) })).toMatchObject({ ok: true });
    const refused = await save({ [field]: 'a'.repeat(length + 1) });
    expect(refused).toMatchObject({ error: { code: 'maxLength', field, params: { max: length } } });
  }
  const zipCode = await save({ zipCode: '1'.repeat(26) });
  expect(zipCode).toMatchObject({ error: { code: 'maxLength', params: { max: 25 } } });
  const country = await save({ country: 'x'.repeat(76) as never });
  expect(country).toMatchObject({ ok: false });
});

test('accepts a valid tax number in any spelling · CHK-A-17', async () => {
  const session = await fillCart(shop, [[ids.map, 1]]);
  const company = { name: 'Tvrtka', oib: 'HR 123 456 789 03' };
  await shop.get('cart.updateGuestUser', { ...session, email: 'k@example.com', company });
  const cart = await shop.get('cart.getCart', session);
  expect(cart.company).toEqual({ name: 'Tvrtka', oib: '12345678903' });
});
