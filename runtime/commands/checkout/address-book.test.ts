import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FormValues } from '#runtime/store/forms.ts';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { createVisitor, type Visitor } from '#tests/support/visitor.ts';

let shop: TestShop;
let visitor: Visitor;
let email = '';
const password = 'lozinka-ana';
const form = {
  firstName: 'Ana',
  lastName: 'Anić',
  contactEmail: 'ana@example.com',
  contactPhone: '091 111 111',
  country: 'HR',
  city: 'Zadar',
  street: 'Obala',
  houseNumber: '1',
  zipCode: '23000',
} as const;
const payer = Object.fromEntries(
  Object.entries({ ...form, street: 'Ilica' }).map(([name, value]) => [`billing.${name}`, value]),
);

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  email = `${crypto.randomUUID()}@example.com`;
  visitor = await customer();
  await visitor.run('cart.add', { productId: `${ids.map}`, qty: '1' });
});

async function customer(): Promise<Visitor> {
  const details = { firstName: 'Ana', lastName: 'Anić' };
  await shop.get('user.register', { details, email, username: email, password });
  const made = createVisitor(shop);
  await made.run('auth.login', { username: email, password });
  return made;
}

const send = (values: FormValues) => visitor.run('checkout.address', values);
async function book() {
  const { db } = shop.database;
  return db
    .selectFrom('addresses')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['addresses.id', 'type', 'street', 'city', 'company_name'])
    .where('email', '=', email)
    .orderBy('addresses.id')
    .execute();
}

test('a new address is added once, for both parcel and cart · CHK-A-23', async () => {
  expect(await send(form)).toMatchObject({ ok: true });
  expect(visitor.calls).toContain('address.create');
  await send(form);
  expect(await book()).toMatchObject([{ type: 'Shipping', street: 'Obala' }]);
  const { cart } = await visitor.open('hr');
  expect(cart?.addresses.map(({ type, street }) => [type, street])).toEqual([
    ['Main', 'Obala'],
    ['Shipping', 'Obala'],
  ]);
});

test('a customer gets no guest cookie, at checkout or later · CHK-05', async () => {
  await send(form);
  await send({ ...form, contactEmail: 'druga@example.com' });
  expect(visitor.cookies.has('guest')).toBe(false);
});

test('an entry for billing that is selected for delivery keeps its type · CHK-A-23', async () => {
  await send({ ...form, ...payer, differentBilling: '1' });
  const [shipping, main] = await book();
  await send({ ...form, street: 'Ilica', city: 'Split', addressId: `${main?.id}` });
  expect(await book()).toEqual([shipping, { ...main, city: 'Split' }]);
});

test('a selected entry is changed, the others stay · CHK-A-23', async () => {
  await send(form);
  await send({ ...form, street: 'Riva' });
  const [first, second] = await book();
  await send({
    ...form,
    street: 'Riva',
    houseNumber: '9',
    city: 'Split',
    addressId: `${second?.id}`,
  });
  expect(visitor.calls).toContain('address.update');
  expect(await book()).toEqual([first, { ...second, city: 'Split' }]);
});

test('another payer and a company get their own entries · CHK-A-23 ENT-10', async () => {
  await send({ ...form, ...payer, differentBilling: '1' });
  const company = { isCompany: '1', companyName: 'Bonaca', companyOIB: '69435151530' };
  await send({ ...form, ...company });
  expect(await book()).toMatchObject([
    { type: 'Shipping', street: 'Obala', company_name: null },
    { type: 'Main', street: 'Ilica' },
    { type: 'Main', street: 'Obala', company_name: 'Bonaca' },
  ]);
});

test('another customer’s entry is treated as missing · CHK-A-23 PERM-22 CO6', async () => {
  await send(form);
  const [mine] = await book();
  const owner = email;
  email = `${crypto.randomUUID()}@example.com`;
  visitor = await customer();
  await visitor.run('cart.add', { productId: `${ids.map}`, qty: '1' });
  const reply = await send({ ...form, street: 'Tuđa', addressId: `${mine?.id}` });
  expect(reply).toMatchObject({ ok: false, submission: { values: { street: 'Tuđa' } } });
  expect(await book()).toEqual([]);
  expect((await visitor.open('hr')).cart?.addresses).toEqual([]);
  email = owner;
  expect(await book()).toEqual([mine]);
});

test('a full address book does not block an order · CHK-A-23', async () => {
  const { id } = await shop.database.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: 100 }, (_, index) => ({
    user_id: id,
    type: 'Shipping' as const,
    first_name: 'A',
    last_name: 'B',
    country_id: ids.croatia,
    city: 'Zadar',
    street: `Ulica ${index}`,
    zip_code: '23000',
    house_number: '1',
  }));
  await shop.database.db.insertInto('addresses').values(rows).execute();
  expect((await send(form)).redirect).toContain('step=shipping');
  expect(await book()).toHaveLength(100);
});

test('an expired session turns the buyer into a guest and loses no data · CHK-A-24', async () => {
  await shop.database.db
    .updateTable('sessions')
    .set({ revoked_at: new Date().toISOString() })
    .execute();
  expect((await send(form)).redirect).toContain('step=shipping');
  const { cart, user } = await visitor.open('hr');
  expect(user).toBeNull();
  expect(cart).toMatchObject({
    guest: { email: 'ana@example.com' },
    addresses: [{ city: 'Zadar' }, {}],
  });
  expect(await book()).toEqual([]);
});
