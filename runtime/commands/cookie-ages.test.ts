import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { addCustomer, addressForm, createVisitor } from '#tests/support/visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const month = 2_592_000;

async function shopper() {
  const visitor = createVisitor(shop);
  await visitor.run('cart.add', { productId: `${ids.map}`, qty: '1' });
  return visitor;
}

test.each([
  ['guest', 'checkout.address', addressForm],
  ['memberCardBarcode', 'card.apply', { memberCardBarcode: '100' }],
  ['wishes', 'wishlist.toggle', { productId: `${ids.map}` }],
  ['comment_browser', 'comment.vote', { id: '1' }],
] as const)('the cookie %s of %s is kept for 30 days · CONST-21', async (name, command, values) => {
  const visitor = await shopper();
  await visitor.run(command, values);
  expect(visitor.maxAges.get(name)).toBe(month);
});

test('the card of an account is kept for 30 days, from login and from the profile · CONST-21', async () => {
  const { username, password } = await addCustomer(shop, { barcode: '101' });
  const visitor = await shopper();
  await visitor.run('auth.login', { username, password });
  expect(visitor.maxAges.get('memberCardBarcode')).toBe(month);
  visitor.cookies.set('memberCardBarcode', 'another');
  const profile = { firstName: 'Ana', lastName: 'Anić', email: username };
  await visitor.run('profile.update', { ...profile, memberCardBarcode: '101' });
  expect(visitor.cookies.get('memberCardBarcode')).toBe('101');
  expect(visitor.maxAges.get('memberCardBarcode')).toBe(month);
});

test('a cart left in another language is kept for 30 days · CONST-21', async () => {
  const visitor = await shopper();
  await visitor.open('hr');
  await visitor.open('en', '/');
  expect(visitor.cookies.has('leftCarts')).toBe(true);
  expect(visitor.maxAges.get('leftCarts')).toBe(month);
});
