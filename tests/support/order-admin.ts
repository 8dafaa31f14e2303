import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { invariant } from '#schemas/result.ts';
import type { Actor } from '#server/api/handler.ts';
import { loadOrderFile } from '#server/services/orders/admin/order-file.ts';
import { printRoutes } from '#server/services/orders/admin/print.routes.ts';
import type { PrintPage } from '#server/services/orders/admin/print-page.ts';
import { openShop, orderOf, readyCart, type TestShop } from './shop.ts';
import { ids } from './shop-data.ts';

type Page<K extends PrintPage['kind']> = Extract<PrintPage, { kind: K }>;

/**
 * Work of staff on the orders of a test shop; a given shop stays open. Printable pages are served as JSON.
 * Parcels by post have a tracking link.
 */
export async function openOrderAdmin(given?: TestShop) {
  const shop = given ?? (await openShop());
  const { db } = shop.database;
  const userId = await addStaff(shop);
  let actor: Actor = { kind: 'backoffice', userId, sessionId: 's', scope: ['orders'] };
  const app = Fastify();
  await app.register(cookie);
  await app.register((scope) =>
    printRoutes(scope, {
      db,
      identify: async () => ({ actor, changes: [] }),
      loginHref: (language) => `/login/${language}`,
      render: async (page) => JSON.stringify(page),
    }),
  );
  return {
    shop,
    db,
    app,
    userId,
    become(next: Actor) {
      actor = next;
    },
    /** Reads a printable page of an order. */
    async print<K extends PrintPage['kind']>(_kind: K, number: number, page: string) {
      return (await app.inject(`/admin/orders/${number}/${page}`)).json<Page<K>>();
    },
    async file(number: number) {
      const file = await loadOrderFile(db, number);
      invariant(file, `there is no order ${number}`);
      return file;
    },
    act: (number: number, action: string, typed: Readonly<Record<string, string>> = {}) =>
      shop.call('orderFile.act', { number, action, typed }, { actor }),
    order: (items = usualItems, methodId: number = ids.cash, deliveryId?: number) =>
      placeOrder(shop, items, methodId, deliveryId),
    async close() {
      await app.close();
      if (!given) await shop.close();
    },
  };
}

export type OrderAdminDriver = Awaited<ReturnType<typeof openOrderAdmin>>;

const usualItems: Items = [
  [ids.last, 3],
  [ids.book, 1],
];

/** Returns the id of a staff user. */
async function addStaff({ database: { db } }: TestShop): Promise<number> {
  const methods = db.updateTable('delivery_methods');
  await methods.set({ is_pickup: true }).where('id', '=', ids.pickup).execute();
  const tracking_url = 'https://posta.example/?broj={number}';
  await methods.set({ tracking_url }).where('id', '=', ids.post).execute();
  const staff = { email: 'skladiste@example.com', password_hash: 'x' };
  await db.updateTable('products').set({ stock: 500 }).where('id', '=', ids.last).execute();
  const row = await db.insertInto('users').values(staff).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

type Items = readonly (readonly [productId: number, qty: number])[];

async function placeOrder(shop: TestShop, items: Items, methodId: number, deliveryId?: number) {
  const cart = await readyCart(shop, items, methodId);
  if (deliveryId !== undefined) {
    const choice = { deliveryMethodId: deliveryId, branchId: ids.branch };
    await shop.get('checkout.saveDeliveryMethod', { ...cart.session, ...choice });
    await shop.get('checkout.savePaymentMethod', { ...cart.session, paymentMethodId: methodId });
  }
  const ready = await shop.get('cart.getCart', cart.session);
  const { orderSlug } = await shop.get('checkout.createOrder', orderOf(ready));
  const row = await shop.database.db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('slug', '=', orderSlug)
    .executeTakeFirstOrThrow();
  return { ...row, orderSlug, session: cart.session };
}
