import { expect, test } from 'vitest';
import { fail } from '#schemas/result.ts';
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
