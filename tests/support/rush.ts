import { sql } from 'kysely';
import type { CartSession } from '#schemas/entities/cart.ts';
import { expireReservations } from '#server/services/cart/stock-reservations.ts';
import { orderOf, readyCart, type TestShop } from './shop.ts';
import { ids } from './shop-data.ts';

/** Returns a generator of numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Goods {
  readonly productId: number;
  readonly couponId: number;
}

interface Outcome {
  readonly orders: number;
  /** Buyers who got the error that no piece is left. */
  readonly soldOut: number;
  readonly stock: number | null;
  readonly reserved: number;
  readonly couponUses: number;
  readonly withCoupon: number;
  readonly heldRows: number;
  readonly mails: number;
  readonly unknownErrors: readonly string[];
}

/**
 * `buyers` carts with a coupon of three uses try to buy one of `units` pieces in parallel, in an order that
 * the seed shuffles. Some reserve their piece first; some of those leave and return when their reservation
 * has expired.
 */
export async function rush(
  shop: TestShop,
  { seed, buyers, units }: { seed: number; buyers: number; units: number },
): Promise<Outcome> {
  const random = randomOf(seed);
  const goods = await putGoods(shop, seed, units);
  const sessions = await fillCarts(shop, goods, buyers);
  const walkedAway: CartSession[] = [];
  const errors = new Set<string>();
  let soldOut = 0;
  const wish = async (session: CartSession) => {
    if ((await buy(shop, session, errors)) === 'outOfStock') soldOut += 1;
  };
  const buyer = async (session: CartSession) => {
    await new Promise((resolve) => setTimeout(resolve, random() * 40));
    const hold = () => shop.call('order.reserveStock', session);
    const holds = random() < 0.4 && (await untilServed(hold)).ok;
    if (holds && random() < 0.3) walkedAway.push(session);
    else await wish(session);
  };
  await Promise.all(sessions.map(buyer));
  await expireReservations(shop.database.db, new Date(Date.now() + 16 * 60_000));
  await Promise.all(walkedAway.map(wish));
  return { ...(await countOutcome(shop, goods)), soldOut, unknownErrors: [...errors] };
}

/** On a busy machine the wait for a connection may time out, so the call is repeated. */
async function untilServed<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error as Error).message.includes('timeout exceeded when trying to connect'))
        throw error;
    }
  }
}

/** Like a page, reads a changed cart again and orders its current content. */
async function buy(
  shop: TestShop,
  session: CartSession,
  errors: Set<string>,
): Promise<'ordered' | 'outOfStock' | 'other'> {
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const found = await untilServed(() => shop.call('cart.getCart', session));
    if (!found.ok) {
      if (found.error.code === 'sessionAlreadyUsed') return 'ordered';
      errors.add(found.error.code);
      return 'other';
    }
    const { value: cart } = found;
    const made = await untilServed(() => shop.call('checkout.createOrder', orderOf(cart)));
    if (made.ok || made.error.code === 'sessionAlreadyUsed') return 'ordered';
    if (made.error.code === 'outOfStock') return 'outOfStock';
    if (made.error.code !== 'cartChanged') errors.add(made.error.code);
  }
  return 'other';
}

async function putGoods({ database: { db } }: TestShop, seed: number, units: number) {
  const product = await db
    .insertInto('products')
    .columns([
      'sku',
      'format',
      'slugs',
      'name',
      'excerpt',
      'description',
      'retail_price',
      'tax_id',
      'stock',
    ])
    .expression((eb) =>
      eb
        .selectFrom('products')
        .select(({ val }) => [
          val(`NAVALA-${seed}`).as('sku'),
          'format',
          'slugs',
          'name',
          'excerpt',
          'description',
          'retail_price',
          'tax_id',
          val(units).as('stock'),
        ])
        .where('id', '=', ids.last),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const coupon = await db
    .insertInto('promotions')
    .values({ code: `NAVALA${seed}`, kind: 'amount', amount: 100, usage_limit: 3 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { productId: product.id, couponId: coupon.id };
}

/** Fills one cart with the shop's own calls and copies it. */
async function fillCarts(
  shop: TestShop,
  { productId, couponId }: Goods,
  count: number,
): Promise<CartSession[]> {
  const { session } = await readyCart(shop, [[productId, 1]]);
  const { db } = shop.database;
  await db
    .updateTable('carts')
    .set({ coupon_id: couponId })
    .where('id', '=', session.cartId)
    .execute();
  const { rows } = await sql<{ id: string }>`
    INSERT INTO carts (protect_code_hash, language, coupon_id, guest_email, addresses,
      delivery_method_id, payment_method_id)
    SELECT protect_code_hash, language, coupon_id, guest_email, addresses,
      delivery_method_id, payment_method_id
    FROM carts, generate_series(2, ${count}) WHERE id = ${session.cartId}
    RETURNING id`.execute(db);
  await sql`INSERT INTO cart_items (cart_id, product_id, qty)
    SELECT id, ${productId}, 1 FROM unnest(${rows.map(({ id }) => id)}::uuid[]) AS id`.execute(db);
  return [session, ...rows.map(({ id }) => ({ ...session, cartId: id }))];
}

async function countOutcome(
  { database: { db } }: TestShop,
  { productId, couponId }: Goods,
): Promise<Omit<Outcome, 'soldOut' | 'unknownErrors'>> {
  const { rows } = await sql<Omit<Outcome, 'soldOut' | 'unknownErrors'>>`
    WITH sold AS (SELECT o.id, o.coupon_id FROM orders o JOIN order_items i ON i.order_id = o.id
      WHERE i.product_id = ${productId})
    SELECT (SELECT count(*) FROM sold) AS orders, p.stock, p.reserved,
      c.usage_count AS "couponUses",
      (SELECT count(*) FROM sold WHERE coupon_id = ${couponId}) AS "withCoupon",
      (SELECT count(*) FROM stock_reservations WHERE product_id = ${productId}) AS "heldRows",
      (SELECT count(*) FROM outbox WHERE kind = 'order.created'
        AND (payload ->> 'orderId')::int IN (SELECT id FROM sold)) AS mails
    FROM products p, promotions c WHERE p.id = ${productId} AND c.id = ${couponId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the goods are gone');
  return row;
}
