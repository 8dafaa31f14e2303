import { afterAll, beforeAll, expect, test } from 'vitest';
import { address, fillCart, openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const email = 'kupac@example.com';

test('lists the allowed countries in the language · CHK-A-21 CHK-A-25', async () => {
  const countries = await shop.get('checkout.getAvailableCountries', {}, { language: 'de' });
  expect(countries.map(({ name }) => name)).toEqual(['Kroatien', 'Njemačka']);
  const session = await fillCart(shop, [[ids.map, 1]]);
  const reached = await shop.get('checkout.getDeliveryByAvailableCountries', session);
  expect(reached.countries.map(({ iso }) => iso)).toEqual(['HR', 'DE']);
  const abroad = shop.database.db.updateTable('delivery_methods').where('id', '=', ids.abroad);
  await abroad.set({ enabled: false }).execute();
  const narrowed = await shop.get('checkout.getDeliveryByAvailableCountries', session);
  const digital = await fillCart(shop, [[ids.gift, 1]]);
  const anywhere = await shop.get('checkout.getDeliveryByAvailableCountries', digital);
  const whole = await shop.get('checkout.getAvailableCountries', {});
  await abroad.set({ enabled: true }).execute();
  expect(narrowed.countries.map(({ iso }) => iso)).toEqual(['HR']);
  expect(whole.map(({ iso }) => iso)).toEqual(['HR', 'DE']);
  expect(anywhere.countries.map(({ iso }) => iso)).toEqual(['HR', 'DE']);
});

test('every country is allowed if the setting is ALL or missing · CHK-A-21 ENT-37', async () => {
  const { db } = shop.database;
  const option = db.updateTable('options').where('key', '=', 'site.allowedCountries');
  const before = await db
    .selectFrom('options')
    .select('value')
    .where('key', '=', 'site.allowedCountries')
    .executeTakeFirstOrThrow();
  const session = await fillCart(shop, [[ids.map, 1]]);
  const guest = { ...session, email, addresses: [address({ country: ids.america, region: 'CA' })] };
  expect(await shop.call('cart.updateGuestUser', guest)).toMatchObject({
    error: { code: 'countryNotAllowed' },
  });
  await option.set({ value: JSON.stringify('ALL') }).execute();
  const listed = await shop.get('checkout.getAvailableCountries', {});
  const settings = await shop.get('checkout.getCheckoutSettings', {});
  const taken = await shop.call('cart.updateGuestUser', guest);
  await option.set({ value: JSON.stringify(before.value) }).execute();
  expect(listed.map(({ iso }) => iso).toSorted()).toEqual(['DE', 'HR', 'US']);
  expect(settings.allowedCountries).toBe('ALL');
  expect(taken.ok).toBe(true);
});
