import texts from 'virtual:texts/server/services/collections/orders';
import { sql } from 'kysely';
import type { ChoiceTone } from '#schemas/entities/collection.ts';
import type { TextsByLanguage } from '#schemas/languages.ts';
import type { OrderState, OrdersTable } from '../../../db/tables/orders.ts';
import { ordersToDeliver } from '../../digital/hand-deliveries.ts';
import { orderStates } from '../../orders/order-states.ts';
import type { Collection, CollectionTexts } from '../collection.ts';
import { matchesOrder } from './matches-order.ts';

const paymentTypes = [
  'HPF',
  'PAYPAL',
  'BANK',
  'COD',
  'FREE',
] as const satisfies readonly OrdersTable['payment_type'][];

const name = (
  kind: string,
) => sql`concat_ws(' ', orders.addresses #>> ${sql.lit(`{${kind},firstName}`)}::text[],
  orders.addresses #>> ${sql.lit(`{${kind},lastName}`)}::text[])`;

const tones: Readonly<Record<OrderState, ChoiceTone>> = {
  pending_payment: 'waiting',
  payment_failed: 'bad',
  paid: 'waiting',
  processing: 'waiting',
  packed: 'waiting',
  ready_for_pickup: 'waiting',
  partly_shipped: 'waiting',
  shipped: 'good',
  delivered: 'good',
  collected: 'good',
  completed: 'good',
  cancelled: 'over',
  withdrawn: 'over',
  returned: 'over',
  refunded: 'over',
};

const isPickup = sql<boolean>`EXISTS (SELECT FROM delivery_methods m
  WHERE m.id = orders.delivery_method_id AND m.is_pickup)`;

/**
 * Orders of all buyers. The services of the order admin write them: staff perform actions and edit no fields.
 */
export const orders: Collection = {
  name: 'orders',
  table: 'orders',
  id: 'id',
  group: 'orders',
  icon: 'package',
  title: 'orderNumber',
  texts: texts as TextsByLanguage<CollectionTexts>,
  fields: {
    orderNumber: { cell: 'text', sql: sql`orders.order_number` },
    created_at: { cell: 'date', sortedBy: 'orders_newest', filter: 'date' },
    customer: {
      cell: 'text',
      sql: sql`coalesce(nullif(${name('Main')}, ''), ${name('Shipping')})`,
    },
    buyerEmail: {
      cell: 'text',
      sql: sql`coalesce(orders.guest_email::text,
        (SELECT u.email::text FROM users u WHERE u.id = orders.user_id))`,
    },
    state: { cell: 'choice', choices: orderStates, tones, filter: 'choice' },
    order_total: { cell: 'money', filter: 'number' },
    currency: { cell: 'text' },
    payment_type: { cell: 'choice', choices: paymentTypes, filter: 'choice' },
    paid_at: { cell: 'date', filter: 'date', isNullable: true },
    delivery_name: { cell: 'text' },
    number: { cell: 'number' },
  },
  columns: [
    'orderNumber',
    'created_at',
    'customer',
    'state',
    'order_total',
    'payment_type',
    'delivery_name',
  ],
  sort: '-created_at',
  form: [],
  matches: matchesOrder,
  views: {
    toPack: sql`orders.state IN ('paid', 'processing') AND orders.delivery_name IS NOT NULL`,
    toShip: sql`orders.state IN ('packed', 'partly_shipped') AND NOT ${isPickup}`,
    toCollect: sql`(orders.state = 'ready_for_pickup' OR orders.state = 'packed' AND ${isPickup})`,
    unpaid: sql`orders.state IN ('pending_payment', 'payment_failed')`,
    attention: sql`orders.id IN (SELECT order_id FROM payments WHERE flag IS NOT NULL
      UNION ${ordersToDeliver})`,
  },
  alerts: ['toPack', 'toShip', 'toCollect', 'attention'],
  scopes: { read: ['admin', 'orders'], write: ['admin', 'orders'] },
  mayCreate: false,
  mayRemove: false,
  tags: [],
};
