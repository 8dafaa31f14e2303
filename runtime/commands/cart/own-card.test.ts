import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { addCustomer, createVisitor, type Visitor } from '#tests/support/visitor.ts';

let shop: TestShop;
let visitor: Visitor;
let account: Awaited<ReturnType<typeof addCustomer>>;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  visitor = createVisitor(shop);
  await shop.database.db.updateTable('users').set({ barcode: null }).execute();
  account = await addCustomer(shop, { barcode: '100' });
});

const put = (id: number = ids.map) => visitor.run('cart.add', { productId: `${id}`, qty: '1' });
const texts = ({ notices }: { notices: readonly { text: string }[] }) =>
  notices.map(({ text }) => text);
const reported = 'core.notifications.ownCardApplied';

test('the first item of a member has the member price that was shown, with a notice · CARD-02 CARD-09 CARD-13', async () => {
  await visitor.run('auth.login', account);
  const reply = await put();
  expect(reply.session.cart).toMatchObject({
    memberCardBarcode: '100',
    prices: { converted: { loyalty: 300 } },
  });
  expect(texts(reply)).toEqual(['core.notifications.addedToCart', reported]);
  expect(visitor.cookies.get('memberCardBarcode')).toBe('100');
  expect(texts(await put(ids.book))).toEqual(['core.notifications.addedToCart']);
});

test('a removed card is not applied again · CARD-05 CARD-13', async () => {
  await visitor.run('auth.login', account);
  await put();
  await visitor.run('card.apply', { memberCardBarcode: '' });
  expect((await put(ids.book)).session.cart?.memberCardBarcode).toBeNull();
});

test.each(['/', '/naplata'])(
  'logging in on %s applies the card to the cart · CARD-13 CART-27',
  async (path) => {
    await put();
    const reply = await visitor.run('auth.login', account, { path });
    expect(texts(reply)).toContain(reported);
    expect((await visitor.open('hr')).cart).toMatchObject({
      memberCardBarcode: '100',
      prices: { converted: { loyalty: 300 } },
    });
  },
);

test('a card on the cart stays when a customer with another card logs in · CARD-01 CARD-13', async () => {
  await put();
  await visitor.run('card.apply', { memberCardBarcode: '101' });
  expect(texts(await visitor.run('auth.login', account))).not.toContain(reported);
  expect((await visitor.open('hr')).cart?.memberCardBarcode).toBe('101');
});

test('an expired card is ignored without a notice · CARD-02', async () => {
  const old = await addCustomer(shop, { barcode: '200' });
  await visitor.run('auth.login', old);
  const reply = await put();
  expect(reply.session.cart?.memberCardBarcode).toBeNull();
  expect(texts(reply)).toEqual(['core.notifications.addedToCart']);
});

test('a card entered in the profile is applied to the cart, but not when saved again · CARD-15', async () => {
  const plain = await addCustomer(shop);
  await visitor.run('auth.login', plain);
  await put();
  const name = { firstName: 'Ana', lastName: 'Anić', email: plain.username };
  const save = () => visitor.run('profile.update', { ...name, memberCardBarcode: '101' });
  expect(texts(await save())).toContain('core.notifications.ownCardApplied');
  await visitor.run('card.apply', { memberCardBarcode: '' });
  expect(texts(await save())).toEqual(['core.notifications.profileUpdated']);
});
