import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { addCustomer, createVisitor, type Visitor } from '#tests/support/visitor.ts';

let shop: TestShop;
let visitor: Visitor;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  visitor = createVisitor(shop);
  await shop.database.db.updateTable('users').set({ barcode: null }).execute();
});

const put = () => visitor.run('cart.add', { productId: `${ids.map}`, qty: '1' });
const apply = (memberCardBarcode: string) => visitor.run('card.apply', { memberCardBarcode });
const reported = ({ notices }: { notices: readonly { kind: string; text: string }[] }) =>
  notices.map(({ kind, text }) => `${kind} ${text}`);
const applied = 'success core.notifications.memebrshipCardBarcodeApplied';
const profile = { firstName: 'Ana', lastName: 'Anić' };

test('a guest applies a card, and a cookie stores it · CARD-01 CARD-03 CARD-09 CARD-10 ERR-27', async () => {
  await put();
  const reply = await apply(' 100 ');
  expect(reply.session).toMatchObject({
    cart: { memberCardBarcode: '100', prices: { converted: { loyalty: 300 } } },
  });
  expect(reported(reply)).toEqual([applied]);
  expect(visitor.cookies.get('memberCardBarcode')).toBe('100');
  expect(visitor.maxAges.get('memberCardBarcode')).toBe(2_592_000);
  const users = shop.database.db.selectFrom('users').select('id').where('barcode', '=', '100');
  expect(await users.execute()).toEqual([]);
});

test('applying the stored card again does nothing · CARD-04', async () => {
  await put();
  await apply('100');
  const again = await apply('100');
  expect(again).toMatchObject({ ok: true, notices: [], event: null });
  expect(again.session).toEqual({});
  expect(visitor.calls).not.toContain('cart.applyMemberCard');
});

test('a card of the cart that this browser does not store is applied again, and stored · CARD-04 CARD-09', async () => {
  await put();
  await apply('100');
  visitor.cookies.delete('memberCardBarcode');
  expect(reported(await apply('100'))).toEqual([applied]);
  expect(visitor.calls).toContain('cart.applyMemberCard');
  expect(visitor.cookies.get('memberCardBarcode')).toBe('100');
});

test('a stored card is applied to the next cart · CARD-04', async () => {
  await put();
  await apply('100');
  visitor.cookies.delete('cartId');
  await put();
  expect((await apply('100')).session.cart?.memberCardBarcode).toBe('100');
});

test.each([
  ['hr', '100', 'success', 'Članska je iskaznica primijenjena.'],
  ['en', '100', 'success', 'The membership card has been applied.'],
  ['de', '100', 'success', 'Die Mitgliedskarte wurde angewendet.'],
  ['en', '200', 'error', 'There is no valid membership card with this number.'],
] as const)(
  'in %s card %s gets a toast of kind %s · CARD-06 CARD-10 CARD-12',
  async (language, card, kind, text) => {
    await put();
    const values = { memberCardBarcode: card };
    const { notices } = await visitor.run('card.apply', values, { language, errorText: true });
    expect(notices).toMatchObject([{ kind, text: expect.stringContaining(text) }]);
  },
);

test('an empty number removes the card without a notice · CARD-05', async () => {
  await put();
  await apply('100');
  const reply = await apply('');
  expect(reply).toMatchObject({ event: 'empty', session: { cart: { memberCardBarcode: null } } });
  expect(visitor.cookies.has('memberCardBarcode')).toBe(false);
  expect(reply.notices).toEqual([]);
});

test('an empty number without a card on the cart makes no API call · CARD-03 CARD-05', async () => {
  await put();
  visitor.cookies.set('memberCardBarcode', '100');
  expect(await apply('  ')).toMatchObject({ ok: true, event: 'empty', session: {}, notices: [] });
  expect(visitor.calls).not.toContain('cart.applyMemberCard');
  expect(visitor.cookies.has('memberCardBarcode')).toBe(false);
});

test('an invalid card is rejected with a notice and a field error · CARD-12 ERR-25 ERR-54', async () => {
  await put();
  const reply = await apply('200');
  expect(reported(reply)).toEqual(['error core.notifications.membershipCardBarcodeInvalid']);
  expect(reply.submission?.errors).toEqual({ memberCardBarcode: 'errors.memberCardInvalid' });
  expect(visitor.cookies.has('memberCardBarcode')).toBe(false);
});

test('a guest may apply the card of an account, which stays with its owner · CARD-01', async () => {
  const owner = await addCustomer(shop, { barcode: '101' });
  await put();
  const reply = await apply('101');
  expect(reply).toMatchObject({ ok: true, session: { cart: { memberCardBarcode: '101' } } });
  expect(reported(reply)).toEqual([applied]);
  const home = createVisitor(shop);
  await home.run('auth.login', owner);
  expect((await home.open('hr')).user?.memberCardBarcode).toBe('101');
});

test('a card of another user is rejected with a toast · CARD-06 ERR-26 CA12', async () => {
  await addCustomer(shop, { barcode: '101' });
  await visitor.run('auth.login', await addCustomer(shop));
  await put();
  const reply = await apply('101');
  expect(reported(reply)).toEqual(['error core.notifications.membershipCardBarcodeError']);
  expect(reply.submission?.errors).toEqual({ memberCardBarcode: 'errors.barcodeTaken' });
  const { user, cart } = await visitor.open('hr');
  expect([user?.memberCardBarcode, cart?.memberCardBarcode]).toEqual([null, null]);
});

test('a customer without a card gets the applied one in the profile · CARD-07 CARD-08', async () => {
  await visitor.run('auth.login', await addCustomer(shop));
  await put();
  const reply = await apply('101');
  expect(reply.session.user?.memberCardBarcode).toBe('101');
  expect((await visitor.open('hr')).user?.memberCardBarcode).toBe('101');
  const other = await apply('100');
  expect(other.session.cart?.memberCardBarcode).toBe('100');
  expect((await visitor.open('hr')).user?.memberCardBarcode).toBe('101');
  await apply('101');
  expect(visitor.calls.lastIndexOf('user.profile')).toBeGreaterThan(
    visitor.calls.indexOf('cart.applyMemberCard'),
  );
});

test('a registration with an invalid card is not sent · CARD-11 CARD-12 ERR-25', async () => {
  const password = 'lozinka-ana';
  const email = `${crypto.randomUUID()}@example.com`;
  const person = {
    firstName: 'Ana',
    lastName: 'Anić',
    email,
    password,
    confirmedPassword: password,
  };
  const reply = await visitor.run('auth.register', { ...person, memberCardBarcode: '999' });
  expect(reported(reply)).toEqual(['error core.notifications.membershipCardBarcodeInvalid']);
  expect(reply.submission?.errors).toEqual({ memberCardBarcode: 'errors.memberCardInvalid' });
  expect(visitor.calls).not.toContain('user.register');
  expect((await visitor.run('auth.register', { ...person, memberCardBarcode: '101' })).ok).toBe(
    true,
  );
});

test('a profile with an invalid card is not sent · CARD-11 CARD-12 ERR-25', async () => {
  const account = await addCustomer(shop);
  await visitor.run('auth.login', account);
  const values = { ...profile, email: account.username, memberCardBarcode: '999' };
  const reply = await visitor.run('profile.update', values);
  expect(reported(reply)).toEqual(['error core.notifications.membershipCardBarcodeInvalid']);
  expect(reply.ok).toBe(false);
  expect(visitor.calls).toContain('user.validateMembersBarcode');
  expect(visitor.calls).not.toContain('user.update');
  await visitor.run('profile.update', { ...values, memberCardBarcode: '' });
  expect(visitor.calls).not.toContain('user.validateMembersBarcode');
  expect(visitor.calls).toContain('user.update');
});

test('the cookie follows the card of the profile, if it exists · CARD-15 CARD-16', async () => {
  const account = await addCustomer(shop);
  await visitor.run('auth.login', account);
  const update = (memberCardBarcode: string) =>
    visitor.run('profile.update', { ...profile, email: account.username, memberCardBarcode });
  expect((await update('100')).ok).toBe(true);
  expect(visitor.cookies.has('memberCardBarcode')).toBe(false);
  await put();
  await apply('100');
  await update('101');
  expect(visitor.cookies.get('memberCardBarcode')).toBe('101');
  await update('');
  expect(visitor.cookies.has('memberCardBarcode')).toBe(false);
});
