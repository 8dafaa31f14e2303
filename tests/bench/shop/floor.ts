// oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers.
import Fastify from 'fastify';
import pg from 'pg';
import { addCheckout, checkoutColumns } from './floor-checkout.ts';

/**
 * The minimum server for the same requests: one prepared statement each on the same tables, without rules,
 * languages, validation or pictures.
 */
export async function openFloor(connectionString: string, port: number): Promise<void> {
  const pool = new pg.Pool({ connectionString, max: 20 });
  const app = Fastify();
  const query = async (name: string, text: string, values: unknown[]) =>
    (await pool.query({ name, text, values })).rows;
  app.get('/readyz', async () => ({}));
  app.post('/api/v1/product/layered/navigation', async (request) => ({
    data: await query('counts', counts, facetsOf(request.body)),
  }));
  app.post('/api/v1/product/web/filter', async (request) => {
    const { keywords, sort, page = 1, limit } = request.body as Wanted;
    const rows = keywords
      ? await query('search', search, [
          keywords
            .trim()
            .split(/\s+/)
            .map((word) => `${word}:*`)
            .join(' & '),
        ])
      : await query(`list ${sort?.order}`, list(sort?.order ?? 'asc'), [
          ...facetsOf(request.body),
          limit,
          (page - 1) * limit,
        ]);
    return { data: { records: rows, totalRecords: Number(rows[0]?.total ?? 0) } };
  });
  app.get('/api/v1/product/web/get', async (request) => {
    const { slug } = request.query as { slug: string };
    const [row] = await query('product', product, [slug]);
    return { data: row };
  });
  app.get('/api/v2/ecommerce/cart/getNewCartSession', async () => {
    const [row] = await query('cart', 'INSERT INTO floor_carts DEFAULT VALUES RETURNING id', []);
    return { data: { cartId: row.id, protectCode: '' } };
  });
  app.post('/api/v2/ecommerce/cart/addItem', async (request) => {
    const { cartId, productId, qty } = request.body as Record<string, unknown>;
    const [row] = await query('add', add, [cartId, productId, qty]);
    return { data: { prices: { converted: { itemsTotal: Number(row.total) } } } };
  });
  addCheckout(app, pool, query);
  await pool.query(tables);
  await app.listen({ port, host: '127.0.0.1' });
  process.once(
    'SIGTERM',
    () =>
      void app
        .close()
        .then(() => pool.end())
        .then(() => process.exit(0)),
  );
}

interface Wanted {
  readonly keywords?: string;
  readonly sort?: { readonly order: 'asc' | 'desc' };
  readonly page?: number;
  readonly limit: number;
  readonly mainCategory?: number;
  readonly filters?: readonly { readonly key: string; readonly value: unknown }[];
}

/** Parameters: the category or null, then key lists of two attributes. */
function facetsOf(body: unknown): unknown[] {
  const { mainCategory = null, filters = [] } = body as Wanted;
  const [first, second] = filters.filter(({ value }) => Array.isArray(value));
  return [mainCategory, first?.key, first?.value, second?.key, second?.value];
}

const narrowed = `FROM products p
  WHERE ($1::int IS NULL OR p.id IN (SELECT product_id FROM product_categories WHERE category_id = $1))
  AND p.id IN (SELECT pav.product_id FROM product_attribute_values pav
    JOIN attribute_values v ON v.id = pav.value_id JOIN attributes a ON a.id = v.attribute_id
    WHERE a.code = $2 AND v.key = ANY ($3))
  AND p.id IN (SELECT pav.product_id FROM product_attribute_values pav
    JOIN attribute_values v ON v.id = pav.value_id JOIN attributes a ON a.id = v.attribute_id
    WHERE a.code = $4 AND v.key = ANY ($5))`;

const columns = `p.id, p.sku, p.name ->> 'hr' AS name, p.final_price, p.retail_price`;

const list = (order: 'asc' | 'desc') => `SELECT ${columns}, count(*) OVER () AS total ${narrowed}
  ORDER BY p.final_price ${order}, p.id ${order} LIMIT $6 OFFSET $7`;

const counts = `SELECT pav.value_id, count(*) FROM product_attribute_values pav
  WHERE pav.value_id IS NOT NULL AND pav.product_id IN (SELECT p.id ${narrowed}) GROUP BY 1`;

const product = `SELECT p.id, p.sku, p.name, p.description, p.excerpt, p.final_price, p.retail_price
  FROM product_slugs s JOIN products p ON p.id = s.product_id WHERE s.language = 'hr' AND s.slug = $1`;

const search = `SELECT ${columns}, count(*) OVER () AS total FROM product_search s
  JOIN products p ON p.id = s.product_id
  WHERE s.language = 'hr' AND s.floor_words @@ fold($1)::tsquery
  ORDER BY ts_rank(s.floor_words, fold($1)::tsquery) DESC LIMIT 24`;

const add = `WITH line AS (INSERT INTO floor_lines SELECT $1, id, $3, final_price FROM products
  WHERE id = $2 RETURNING qty * price AS total) SELECT total FROM line`;

const tables = `CREATE TABLE IF NOT EXISTS floor_carts (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY
    ${checkoutColumns});
  CREATE TABLE IF NOT EXISTS floor_lines (cart_id bigint, product_id int, qty int, price bigint);
  CREATE INDEX IF NOT EXISTS floor_lines_cart ON floor_lines (cart_id);
  ALTER TABLE product_search ADD COLUMN IF NOT EXISTS floor_words tsvector GENERATED ALWAYS AS (
    setweight(to_tsvector('simple', fold(title || ' ' || sku)), 'A') ||
    setweight(to_tsvector('simple', fold(excerpt)), 'B') ||
    setweight(to_tsvector('simple', fold(body)), 'C')) STORED;
  CREATE INDEX IF NOT EXISTS product_search_floor ON product_search USING gin (floor_words)`;
