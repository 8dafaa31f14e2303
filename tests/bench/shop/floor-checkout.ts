// oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers.
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

type Query = (name: string, text: string, values: unknown[]) => Promise<pg.QueryResultRow[]>;

interface Chosen {
  readonly cartId: string;
  readonly email?: string;
  readonly addresses?: unknown;
  readonly deliveryMethodId?: number;
  readonly paymentMethodId?: number;
}

/** The rest of a checkout: each step is one statement, the order one transaction that writes the shop's own rows. */
export function addCheckout(app: FastifyInstance, pool: pg.Pool, query: Query): void {
  app.post('/api/v2/ecommerce/cart/updateGuestUser', async ({ body }) => {
    const { cartId, email, addresses } = body as Chosen;
    await query('guest', guest, [cartId, email, JSON.stringify(addresses)]);
    return { data: { id: cartId, email } };
  });
  app.put('/api/v2/ecommerce/checkout/delivery/saveDeliveryMethod', async ({ body }) => {
    const { cartId, deliveryMethodId } = body as Chosen;
    return priced(await query('delivery', delivery, [cartId, deliveryMethodId]));
  });
  app.put('/api/v2/ecommerce/checkout/payment/savePaymentMethod', async ({ body }) => {
    const { cartId, paymentMethodId } = body as Chosen;
    return priced(await query('payment', payment, [cartId, paymentMethodId]));
  });
  app.post('/api/v2/ecommerce/checkout/order/create', async ({ body }) => ({
    data: { html: null, orderSlug: await order(pool, (body as Chosen).cartId) },
  }));
}

const priced = ([row]: pg.QueryResultRow[]) => ({
  data: { version: 1, viewHash: '', prices: { converted: { orderTotal: Number(row?.['total']) } } },
});

async function order(pool: pg.Pool, cartId: string): Promise<string> {
  const client = await pool.connect();
  try {
    await client.query({ name: 'begin', text: 'BEGIN' });
    await client.query({ name: 'stock', text: stock, values: [cartId] });
    const { rows } = await client.query({ name: 'order', text: create, values: [cartId] });
    await client.query({ name: 'commit', text: 'COMMIT' });
    return rows[0].slug;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

/** Columns of the floor's carts that a checkout fills. */
export const checkoutColumns = `, email text, addresses jsonb, delivery_id integer, payment_id integer`;

const total = `(SELECT sum(qty * price) FROM floor_lines WHERE cart_id = $1) AS total`;

const guest = `UPDATE floor_carts SET email = $2, addresses = $3 WHERE id = $1`;
const delivery = `UPDATE floor_carts SET delivery_id = $2 WHERE id = $1 RETURNING ${total}`;
const payment = `UPDATE floor_carts SET payment_id = $2 WHERE id = $1 RETURNING ${total}`;

const stock = `UPDATE products SET stock = stock - line.qty FROM floor_lines line
  WHERE line.cart_id = $1 AND products.id = line.product_id`;

const create = `WITH cart AS MATERIALIZED (SELECT floor_carts.*, ${total} FROM floor_carts WHERE id = $1),
  stored AS (INSERT INTO carts (id, protect_code_hash, guest_email, language, status, addresses)
    SELECT gen_random_uuid(), sha256(''), email, 'hr', 'ordered', addresses -> 0 FROM cart RETURNING id),
  made AS (INSERT INTO orders (slug, order_number, cart_id, guest_email, state, currency, language, items_total,
      order_total, addresses, delivery_method_id, payment_method_id, payment_type, prices_hash)
    SELECT gen_random_uuid(), 'MM-2026-' || nextval('order_number_count'), stored.id, email, 'processing', 'EUR', 'hr', total, total,
      jsonb_build_object('Main', addresses -> 0), delivery_id, payment_id, 'COD', ''
    FROM cart, stored RETURNING id, slug),
  items AS (INSERT INTO order_items (order_id, position, product_id, sku, name, qty, unit_price, row_total, tax_rate, tax_total)
    SELECT made.id, 0, p.id, p.sku, p.name ->> 'hr', line.qty, line.price, line.qty * line.price, 25,
      line.qty * line.price / 5
    FROM made, floor_lines line JOIN products p ON p.id = line.product_id WHERE line.cart_id = $1),
  event AS (INSERT INTO order_events (order_id, to_state, reason, actor)
    SELECT id, 'processing', 'created', 'buyer' FROM made),
  mail AS (INSERT INTO outbox (kind, payload, dedupe_key)
    SELECT 'order.created', jsonb_build_object('orderId', id), 'order.created:' || id FROM made)
  SELECT slug FROM made`;
