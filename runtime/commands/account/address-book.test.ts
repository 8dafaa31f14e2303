import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FormValues } from '#runtime/store/forms.ts';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { addCustomer, addressForm, createVisitor, type Visitor } from '#tests/support/visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function customer(): Promise<{ visitor: Visitor; book: () => Promise<readonly Entry[]> }> {
  const visitor = createVisitor(shop);
  const who = await addCustomer(shop);
  await visitor.run('auth.login', who);
  const book = () =>
    shop.database.db
      .selectFrom('addresses')
      .innerJoin('users', 'users.id', 'addresses.user_id')
      .select(['addresses.id', 'city', 'company_name', 'default_delivery', 'default_invoice'])
      .where('users.email', '=', who.username)
      .orderBy('addresses.id')
      .execute();
  return { visitor, book };
}

interface Entry {
  readonly id: number;
  readonly city: string;
  readonly company_name: string | null;
  readonly default_delivery: boolean;
  readonly default_invoice: boolean;
}

const { contactEmail: _, ...place } = addressForm;
const form = (change: FormValues = {}): FormValues => ({ ...place, ...change });

test('a customer adds, changes and deletes an address in the profile · CHK-A-23', async () => {
  const { visitor, book } = await customer();
  const added = await visitor.run('address.save', form());
  expect(added).toMatchObject({ ok: true, redirect: '/profil#addresses' });
  const [entry] = await book();
  const id = `${entry?.id}`;
  await visitor.run('address.save', form({ id, city: 'Pula', companyName: 'Sjeverac' }));
  expect(await book()).toMatchObject([{ id: entry?.id, city: 'Pula', company_name: 'Sjeverac' }]);
  for (let press = 0; press < 2; press += 1) {
    expect((await visitor.run('address.remove', { id })).ok).toBe(true);
  }
  expect(await book()).toEqual([]);
});

test('an address of the profile is stored with all it has, the id of its country, and as one to deliver to · ENT-09 ENT-10', async () => {
  const { visitor, book } = await customer();
  const company = { companyName: 'Sjeverac' };
  const typed = form({ ...company, country: 'DE', zipCode: '10115' });
  expect((await visitor.run('address.save', typed)).ok).toBe(true);
  const [entry] = await book();
  const stored = shop.database.db.selectFrom('addresses').selectAll();
  expect(await stored.where('id', '=', entry?.id ?? 0).execute()).toMatchObject([
    {
      type: 'Shipping',
      first_name: typed.firstName,
      last_name: typed.lastName,
      country_id: ids.germany,
      city: typed.city,
      street: typed.street,
      house_number: typed.houseNumber,
      zip_code: '10115',
      company_name: 'Sjeverac',
    },
  ]);
});

test('one address each is offered first for delivery and for invoices', async () => {
  const { visitor, book } = await customer();
  for (const city of ['Zadar', 'Pula']) await visitor.run('address.save', form({ city }));
  const [zadar, pula] = await book();
  await visitor.run('address.setDefault', { id: `${zadar?.id}`, use: 'delivery' });
  await visitor.run('address.setDefault', { id: `${pula?.id}`, use: 'delivery' });
  await visitor.run('address.setDefault', { id: `${pula?.id}`, use: 'invoice' });
  expect(await book()).toMatchObject([
    { default_delivery: false, default_invoice: false },
    { default_delivery: true, default_invoice: true },
  ]);
});

test.each([
  [{ firstName: '' }, 'firstName', 'required'],
  [{ zipCode: 'abc' }, 'zipCode', 'postcode'],
  [{ country: 'XX' }, 'country', 'countryNotAllowed'],
  [{ contactPhone: 'call me' }, 'contactPhone', 'phone'],
  [{ companyOIB: '12345678901' }, 'companyOIB', 'oib'],
])('%o is rejected at its field', async (change, field, code) => {
  const { visitor, book } = await customer();
  const { submission } = await visitor.run('address.save', form(change));
  expect(submission?.errors[field]).toContain(code);
  expect(await book()).toEqual([]);
});

test('customers cannot change, delete or prefer an address of another customer', async () => {
  const [ana, iva] = [await customer(), await customer()];
  await ana.visitor.run('address.save', form());
  const [entry] = await ana.book();
  const id = `${entry?.id}`;
  expect((await iva.visitor.run('address.save', form({ id, city: 'Pula' }))).ok).toBe(false);
  expect((await iva.visitor.run('address.setDefault', { id, use: 'delivery' })).ok).toBe(false);
  await iva.visitor.run('address.remove', { id });
  expect(await ana.book()).toEqual([entry]);
});
