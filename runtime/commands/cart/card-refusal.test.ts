import { expect, test } from 'vitest';
import { fail, ok } from '#schemas/result.ts';
import { openShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { createVisitor } from '#tests/support/visitor.ts';

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
