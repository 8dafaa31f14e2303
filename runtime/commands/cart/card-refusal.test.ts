import { expect, test } from 'vitest';
import { fail, ok } from '#schemas/result.ts';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { addCustomer, createVisitor } from '#tests/support/visitor.ts';

test('a student without a department sees the matching notice · ERR-12 CARD-06', async () => {
  const shop = await openShop({
    cardRegister: { isValid: async () => fail('studentNotAssigned') },
  });
  const visitor = createVisitor(shop);
  await visitor.run('cart.add', { productId: `${ids.map}`, qty: '1' });
  const refused = await visitor.run('card.apply', { memberCardBarcode: '100' });
  const reported = refused.notices.map(({ kind, text }) => [kind, text]);
  expect(reported).toEqual([['error', 'core.notifications.studentNotAssignedToDepartment']]);
  await shop.close();
});

test('a check that fails is reported, and no card is applied · ERR-26', async () => {
  const shop = await openShop({ cardRegister: { isValid: async () => fail('unavailable') } });
  const visitor = createVisitor(shop);
  await visitor.run('cart.add', { productId: `${ids.map}`, qty: '1' });
  const refused = await visitor.run('card.apply', { memberCardBarcode: '100' });
  const reported = refused.notices.map(({ kind, text }) => [kind, text]);
  expect(reported).toEqual([['error', 'core.notifications.membershipCardBarcodeError']]);
  expect((await visitor.open('hr')).cart?.memberCardBarcode).toBeNull();
  await shop.close();
});

test('a card that the register does not know is invalid · ERR-25', async () => {
  const shop = await openShop({ cardRegister: { isValid: async () => ok(false) } });
  const visitor = createVisitor(shop);
  await visitor.run('cart.add', { productId: `${ids.map}`, qty: '1' });
  const refused = await visitor.run('card.apply', { memberCardBarcode: '100' });
  const reported = refused.notices.map(({ kind, text }) => [kind, text]);
  expect(reported).toEqual([['error', 'core.notifications.membershipCardBarcodeInvalid']]);
  await shop.close();
});

test.each([
  ['a registration', 'auth.register', 'unavailable', 'membershipCardBarcodeError'],
  ['a profile', 'profile.update', 'unavailable', 'membershipCardBarcodeError'],
  ['a profile', 'profile.update', 'tooManyRequests', 'membershipCardBarcodeError'],
  ['a registration', 'auth.register', 'studentNotAssigned', 'studentNotAssignedToDepartment'],
] as const)(
  '%s (%s) whose card cannot be checked, because of %s, is not sent and shows %s · ERR-12 ERR-26 ERR-54',
  async (_, command, code, key) => {
    const shop = await openShop();
    const call: TestShop['call'] = (name, input, context) =>
      name === 'user.validateMembersBarcode'
        ? Promise.resolve(fail(code) as never)
        : shop.call(name, input, context);
    const visitor = createVisitor({ ...shop, call });
    const { username: email, password } = await addCustomer(shop);
    if (command === 'profile.update')
      await visitor.run('auth.login', { username: email, password });
    const form = { firstName: 'Ana', lastName: 'Anić', email, password };
    const values = { ...form, confirmedPassword: password, memberCardBarcode: '100' };
    const refused = await visitor.run(command, values);
    const reported = refused.notices.map(({ kind, text }) => [kind, text]);
    expect(reported).toEqual([['error', `core.notifications.${key}`]]);
    expect(Object.keys(refused.submission?.errors ?? {})).toEqual(['memberCardBarcode']);
    expect(visitor.calls).not.toContain('user.register');
    expect(visitor.calls).not.toContain('user.update');
    await shop.close();
  },
);
