import type { Insertable } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart, openShop, orderOf, readyCart, type TestShop } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import type { PromotionsTable } from '../../db/tables/checkout.ts';
import { expireOrders } from './expire-orders.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const name = (text: string) => JSON.stringify({ hr: text, en: text });

type NewPromotion = Insertable<PromotionsTable>;
const insert = (values: NewPromotion) =>
  shop.database.db
    .insertInto('promotions')
    .values({ name: name('Jesen'), ...values })
    .returning('id')
    .executeTakeFirstOrThrow();

/** Runs with one more promotion, and removes it afterwards. */
async function withPromotion(values: NewPromotion, run: (id: number) => Promise<void>) {
  const { id } = await insert(values);
  try {
    await run(id);
  } finally {
    await shop.database.db.deleteFrom('promotions').where('id', '=', id).execute();
  }
}

const discountOf = async (productId: number) =>
  (await shop.get('cart.getCart', await fillCart(shop, [[productId, 1]]))).prices.converted.coupon;

test('a promotion without a code reduces every cart, together with a coupon', async () => {
  await withPromotion({ kind: 'amount', amount: 100 }, async () => {
    const session = await fillCart(shop, [[ids.map, 2]]);
    const { cart } = await shop.get('cart.applyCoupon', { ...session, couponCode: 'POPUST' });
    expect(cart.promotions).toEqual([
      { code: 'POPUST', name: null, amount: 300 },
      { code: null, name: 'Jesen', amount: 100 },
    ]);
    expect(cart.prices.converted).toMatchObject({ itemsTotal: 3000, coupon: 400 });
    expect(cart.priceBreakdown?.map(({ what, amount }) => [what, amount])).toContainEqual([
      'promotion',
      -100,
    ]);
  });
});

test('one for a category reduces what is inside of it, also in its subcategories', async () => {
  const { db } = shop.database;
  const category = async (slug: string, parent_id: number | null) => {
    const row = {
      slug,
      parent_id,
      position: 0,
      name: name(slug),
      description: name(slug),
      flag: '',
    };
    return (await db.insertInto('categories').values(row).returning('id').executeTakeFirstOrThrow())
      .id;
  };
  const outer = await category('karte', null);
  const inner = await category('stare-karte', outer);
  await db
    .insertInto('product_categories')
    .values({ product_id: ids.map, category_id: inner, position: 0 })
    .execute();
  await withPromotion({ kind: 'amount', amount: 100, category_ids: [outer] }, async () => {
    expect(await discountOf(ids.map)).toBe(100);
    expect(await discountOf(ids.last)).toBe(0);
  });
});

test('one for a tag reduces the variants of a product with it', async () => {
  const { db } = shop.database;
  const tag = await db
    .insertInto('tags')
    .values({ key: 'ljeto', title: name('Ljeto') })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('product_tags').values({ product_id: ids.shirt, tag_id: tag.id }).execute();
  await withPromotion({ kind: 'amount', amount: 100, tag_ids: [tag.id] }, async () => {
    expect(await discountOf(ids.shirtSmall)).toBe(100);
    expect(await discountOf(ids.map)).toBe(0);
  });
});

test('one that is switched off, and one for another country, reduce nothing', async () => {
  await withPromotion({ kind: 'amount', amount: 100, enabled: false }, async () => {
    expect(await discountOf(ids.map)).toBe(0);
  });
  await withPromotion({ kind: 'amount', amount: 100, country_ids: [ids.germany] }, async () => {
    expect(await discountOf(ids.map)).toBe(0);
  });
});

test('an order stores the effect of its promotions, and releases their uses when it ends', async () => {
  await withPromotion({ kind: 'amount', amount: 100, usage_limit: 1 }, async (id) => {
    const cart = await readyCart(shop, [[ids.map, 1]], ids.bank);
    const { orderSlug } = await shop.get('checkout.createOrder', orderOf(cart));
    const { db } = shop.database;
    const order = await db
      .selectFrom('orders')
      .select(['promotions', 'coupon_total', 'coupon_id'])
      .where('slug', '=', orderSlug)
      .executeTakeFirst();
    expect(order).toEqual({
      promotions: [{ id, code: null, name: 'Jesen', amount: 100 }],
      coupon_total: 100,
      coupon_id: null,
    });
    const { promotions } = await shop.get('checkout.order', { orderSlug, ...cart.session });
    expect(promotions).toEqual([{ code: null, name: 'Jesen', amount: 100 }]);
    const uses = async () =>
      (
        await db
          .selectFrom('promotions')
          .select('usage_count')
          .where('id', '=', id)
          .executeTakeFirst()
      )?.usage_count;
    expect([await uses(), await discountOf(ids.map)]).toEqual([1, 0]);
    await expireOrders(db, new Date(Date.now() + 30 * 86_400_000));
    expect([await uses(), await discountOf(ids.map)]).toEqual([0, 100]);
  });
});

test('one for the first order is not for a guest who has ordered', async () => {
  const first = await readyCart(shop, [[ids.map, 1]]);
  await shop.get('checkout.createOrder', orderOf(first));
  await withPromotion({ kind: 'amount', amount: 100, is_first_order: true }, async () => {
    expect(await discountOf(ids.map)).toBe(100);
    const again = await readyCart(shop, [[ids.map, 1]]);
    expect(again.prices.converted.coupon).toBe(0);
  });
});
