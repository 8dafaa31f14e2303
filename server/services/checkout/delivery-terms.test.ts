import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('terms are those of methods that bring any parcel, without pick-up', async () => {
  const { db } = shop.database;
  const methods = await db
    .selectFrom('delivery_methods')
    .selectAll()
    .where('enabled', '=', true)
    .execute();
  const bringing = methods.filter((row) => !row.is_pickup && row.max_grams === null);
  const terms = await shop.get('checkout.listDeliveryTerms', {});
  expect(terms).toHaveLength(bringing.length);
  expect(terms.map(({ price }) => price).sort()).toEqual(bringing.map(({ price }) => price).sort());
});
