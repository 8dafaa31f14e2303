import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import Fastify from 'fastify';
import type { Actor } from '#server/api/handler.ts';
import { orderAdminRoutes } from '#server/services/orders/admin/order-admin.routes.ts';
import type { OrderAdminPage } from '#server/services/orders/admin/order-admin-page.ts';
import { openShop, orderOf, readyCart, type TestShop } from './shop.ts';
import { ids } from './shop-data.ts';

type Page<K extends OrderAdminPage['kind']> = Extract<OrderAdminPage, { kind: K }>;

/** The order admin of a test shop; its pages are served as JSON. Parcels by post have a tracking link. */
export async function openOrderAdmin() {
  const shop = await openShop();
  const { db } = shop.database;
  const userId = await addStaff(shop);
  let actor: Actor = { kind: 'backoffice', userId, sessionId: 's', scope: ['orders'] };
  const app = Fastify();
  await app.register(cookie);
  await app.register(formbody);
  await app.register((scope) =>
    orderAdminRoutes(scope, {
      deps: shop.deps,
      identify: async () => ({ actor, changes: [] }),
      loginHref: () => '/login',
      render: async (page) => JSON.stringify(page),
    }),
  );
  const address = (number: number, more = '') => `/admin/orders/${number}${more}`;
  return {
    shop,
    db,
    app,
    userId,
    become(next: Actor) {
      actor = next;
    },
    async open<K extends OrderAdminPage['kind']>(
      _kind: K,
      number: number,
      more = '',
    ): Promise<Page<K>> {
      return (await app.inject(address(number, more))).json();
    },
    async file(number: number) {
      return (await app.inject(address(number))).json<Page<'order'>>().file;
    },
    send: (number: number, fields: Readonly<Record<string, string>>) =>
      app.inject({
        method: 'POST',
        url: address(number),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      }),
    order: (items = usualItems, methodId: number = ids.cash, deliveryId?: number) =>
      placeOrder(shop, items, methodId, deliveryId),
    async close() {
      await app.close();
      await shop.close();
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
