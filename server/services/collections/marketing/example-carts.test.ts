import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import type { Actor } from '../../../api/handler.ts';
import { createCaller } from '../../../testing/caller.ts';
import { createMarketingStaffHandlers } from './handlers.ts';

let shop: TestShop;
let caller: ReturnType<typeof createCaller>;
beforeAll(async () => {
  shop = await openShop();
  caller = createCaller(shop.database.db, createMarketingStaffHandlers);
});
afterAll(() => shop.close());

const staff = (...scope: string[]): { actor: Actor } => ({
  actor: { kind: 'backoffice', userId: 1, sessionId: crypto.randomUUID(), scope },
});

async function examples(id: number) {
  const found = await caller.result('promotion.examples', { id }, staff('admin'));
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
}

const idOf = async (code: string) =>
  (
    await shop.database.db
      .selectFrom('promotions')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
  ).id;

test('three carts show what a promotion gives, also one that has ended', async () => {
  const { carts } = await examples(await idOf('ISTEKAO'));
  expect(carts).toHaveLength(3);
  for (const { lines, promotions, delivery, total } of carts) {
    const goods = lines.reduce((sum, { amount }) => sum + amount, 0);
    const [given] = promotions;
    expect(given).toMatchObject({ name: 'ISTEKAO', amount: Math.round(goods / 10) });
    expect(total).toBe(goods - (given?.amount ?? 0) + (delivery ?? 0));
  }
});

test('a cart that a promotion does not reduce shows the reason', async () => {
  const { carts } = await examples(await idOf('POPUST'));
  const [small, , large] = carts;
  expect(small).toMatchObject({ promotions: [], refusal: { reason: 'belowMinimum' } });
  expect(large).toMatchObject({ refusal: null, promotions: [{ name: 'POPUST' }] });
});

test('a promotion is combined with those without a code, unless one of both is exclusive', async () => {
  const { db } = shop.database;
  const add = (name: string, is_exclusive: boolean) =>
    db
      .insertInto('promotions')
      .values({
        name: JSON.stringify({ hr: name }),
        kind: 'amount',
        amount: 10,
        is_exclusive,
        product_ids: [ids.map],
      })
      .execute();
  await add('Zajedno', false);
  await add('Sama', true);
  const { others } = await examples(await idOf('SVE'));
  const together = Object.fromEntries(others.map(({ name, isTogether }) => [name, isTogether]));
  expect(together).toMatchObject({ Zajedno: true, Sama: false, JEDNOM: false });
  expect(together).not.toHaveProperty('ISTEKAO');
});

test('only staff who may read promotions see examples', async () => {
  const asked = { id: await idOf('SVE') };
  expect(await caller.result('promotion.examples', asked, staff('pages'))).toMatchObject({
    error: { code: 'forbidden' },
  });
  expect(await caller.result('promotion.examples', { id: 9999 }, staff('admin'))).toMatchObject({
    error: { code: 'notFound' },
  });
});
