import { type AddressInfo, createServer } from 'node:net';
import formbody from '@fastify/formbody';
import Fastify from 'fastify';
import type { Cart } from '#schemas/entities/cart.ts';
import type { Gateways } from '#server/payments/gateway.ts';
import { type Sandbox, startSandbox } from '#server/payments/sandbox/sandbox.ts';
import { createGateways } from '#server/payments/settings.ts';
import type { ServiceDependencies } from '#server/services/dependencies.ts';
import { paymentRoutes } from '#server/services/payments/payment.routes.ts';
import { openShop, orderOf, readyCart, type TestShop } from './shop.ts';
import { ids } from './shop-data.ts';

export interface PayShop {
  readonly shop: TestShop;
  readonly sandbox: Sandbox;
  readonly gateways: Gateways;
  readonly url: string;
  /** Creates an order that is paid at a provider; returns its slug. */
  order(methodId?: number, productId?: number, qty?: number): Promise<string>;
  payment(slug: string): Promise<PaymentFacts>;
  state(slug: string): Promise<string>;
  close(): Promise<void>;
}

export type PaymentFacts = Awaited<ReturnType<typeof readPayment>>;

export const payPalMethod = 5;

/**
 * Opens a shop and the sandbox's providers on ports of their own, so messages use the network; `more` are
 * further dependencies of the shop.
 */
export async function openPayShop(more: Partial<ServiceDependencies> = {}): Promise<PayShop> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const sandbox = await startSandbox({ port: 0, shopUrl: url, plans: { ZADNJI: 'P-ZADNJI' } });
  sandbox.payPal.prices.set('P-ZADNJI', 1000);
  const gateways = createGateways(sandbox.settings, () => undefined);
  const shop = await openShop({ gateways, publicUrl: url, ...more });
  await addPayPal(shop);
  const app = Fastify();
  await app.register(formbody);
  await paymentRoutes(app, {
    deps: shop.deps,
    render: async (view) => JSON.stringify(view),
  });
  await app.listen({ host: '127.0.0.1', port });
  return {
    shop,
    sandbox,
    gateways,
    url,
    async order(methodId = ids.card, productId = ids.book, qty = 1) {
      const cart: Cart = await readyCart(shop, [[productId, qty]], methodId);
      return (await shop.get('checkout.createOrder', orderOf(cart))).orderSlug;
    },
    payment: (slug) => readPayment(shop, slug),
    async state(slug) {
      const orders = shop.database.db.selectFrom('orders').select('state');
      return (await orders.where('slug', '=', slug).executeTakeFirstOrThrow()).state;
    },
    async close() {
      await app.close();
      await sandbox.close();
      await shop.close();
    },
  };
}

function readPayment({ database: { db } }: TestShop, slug: string) {
  return db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .selectAll('payments')
    .where('orders.slug', '=', slug)
    .orderBy('payments.created_at', 'desc')
    .executeTakeFirstOrThrow();
}

async function addPayPal({ database: { db } }: TestShop): Promise<void> {
  await db
    .insertInto('payment_methods')
    .values({
      id: payPalMethod,
      key: 'paypal',
      position: 5,
      name: JSON.stringify({ hr: 'PayPal' }),
      description: JSON.stringify({ hr: '' }),
      payment_type: 'PAYPAL',
      enabled: true,
    })
    .execute();
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
