import { Kysely, PostgresDialect } from 'kysely';
import type { AddressInput } from '#schemas/entities/address.ts';
import { createPool } from '#server/db/pool.ts';
import type { Database } from '#server/db/schema.ts';
import { createPurchaseHandlers } from '#server/services/services.ts';
import { createCaller } from '#server/testing/caller.ts';

export interface CheckoutTask {
  readonly url: string;
  /** Number of shoppers who buy in parallel, each one order after another. */
  readonly shoppers: number;
  readonly productId: number;
  readonly deliveryMethodId: number;
  readonly paymentMethodId: number;
  readonly couponCode: string;
  readonly address: AddressInput;
}

/**
 * A process whose shoppers go from an empty cart to an order until it is killed. It prints each order on a
 * line: the cart, the order's slug.
 */
const task = JSON.parse(process.argv[2] ?? '{}') as CheckoutTask;
const { productId, deliveryMethodId, paymentMethodId, couponCode, address } = task;

const dialect = new PostgresDialect({ pool: createPool(task.url, { max: 8 }) });
const { call, result } = createCaller(new Kysely<Database>({ dialect }), createPurchaseHandlers);

/**
 * Every third shopper has a coupon; every fifth leaves with the pieces still reserved at the payment step.
 */
async function shop(turn: number): Promise<void> {
  const session = await call('cart.getNewCartSession', {});
  await call('cart.addItem', { ...session, productId, qty: 1 });
  const guest = { email: 'kupac@example.com', addresses: [address] };
  await call('cart.updateGuestUser', { ...session, ...guest });
  await call('checkout.saveDeliveryMethod', { ...session, deliveryMethodId });
  if (turn % 3 === 0) await call('cart.applyCoupon', { ...session, couponCode });
  const cart = await call('checkout.savePaymentMethod', { ...session, paymentMethodId });
  await call('order.reserveStock', session);
  if (turn % 5 === 4) return;
  const order = { ...session, seenVersion: cart.version, viewHash: cart.viewHash ?? '' };
  const idempotencyKey = `kljuc-${session.cartId}`;
  const made = await result('checkout.createOrder', order, { idempotencyKey });
  const reported = made.ok ? made.value.orderSlug : `error:${made.error.code}`;
  process.stdout.write(`${session.cartId} ${reported}\n`);
}

// Opens connections and compiles schemas, so that orders are in progress after the first line.
await shop(0);
await Promise.all(
  Array.from({ length: task.shoppers }, async (_, index) => {
    for (let turn = index; ; turn += 1) await shop(turn);
  }),
);
