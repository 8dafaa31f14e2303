import { type Kysely, sql, type Transaction } from 'kysely';
import { languages } from '#schemas/languages.ts';
import type { Database } from '#server/db/schema.ts';
import { collections } from '#server/services/collections/all-collections.ts';
import type { Collection } from '#server/services/collections/collection.ts';
import type { ListInput } from '#server/services/collections/list-rows.ts';

const name = `'${JSON.stringify(Object.fromEntries(languages.map((code) => [code, 'Naziv'])))}'`;
const hash = `decode(lpad(to_hex(n), 64, '0'), 'hex')`;
const uuid = `lpad(to_hex(n), 32, '0')::uuid`;
const past = `timestamptz '2026-01-01' + n * interval '1 minute'`;

/**
 * Columns and values of the rows `n`. Most are in no view and hold no searched word: few records among many are
 * the hardest to find.
 */
const fillings: Readonly<Record<string, readonly [columns: string, values: string]>> = {
  products: [
    'sku, format, slugs, name, excerpt, description, retail_price, tax_id, stock',
    `'SKU-' || n, 'Simple', ${name}, ${name}, ${name}, ${name}, n, 1, 100`,
  ],
  product_search: [
    'product_id, language, title, sku, excerpt, body',
    `n, '${languages[0]}', 'Naziv', 'SKU-' || n, '', ''`,
  ],
  users: ['email, password_hash, created_at', `'kupac' || n || '@example.com', 'x', ${past}`],
  sessions: [
    'family, user_id, kind, refresh_hash, idle_expires_at, expires_at, created_at',
    `${uuid}, n, 'web', ${hash}, 'infinity', 'infinity', ${past}`,
  ],
  orders: [
    'slug, order_number, cart_id, state, currency, language, items_total, order_total, addresses, payment_type, prices_hash, created_at',
    `'o' || n, 'O-' || n, ${uuid}, 'completed', 'EUR', 'en', n, n, '{}', 'BANK', '', ${past}`,
  ],
  order_search: ['order_id, folded', `n, 'kupac' || n`],
  tickets: [
    'order_item_id, position, name, code, issued_at, product_id',
    `n, 1, 'Ime', lpad(n::text, 16, '0'), ${past}, NULL`,
  ],
  comments: [
    'target_kind, author_name, title, body, language, status',
    `'site', 'Ime', '', 'Tekst ' || n, 'en', 'approved'`,
  ],
  form_entries: [
    'form_key, data, language, handled_at',
    `'kontakt', '{"poruka": "tekst"}', 'en', ${past}`,
  ],
  newsletter_subscribers: [
    'email, language, confirmed_at, unsubscribed_at',
    `'citatelj' || n || '@example.com', 'en', ${past}, ${past}`,
  ],
  consent_logs: [
    'consent_number, form_type, given, display_name, language',
    `'C' || n, 'newsletter', true, 'Ime', 'en'`,
  ],
  outbox: ['kind, payload, done_at', `'mail', '{}', ${past}`],
  webhook_messages: [
    'webhook_id, event, record, state, created_at',
    `${uuid}, 'order.created', n, 'delivered', ${past}`,
  ],
  redirects: ['from_path, to_path, created_at', `'/staro-' || n, '/novo', ${past}`],
  changes: [
    'at, collection, record_id, action, before, after',
    `${past}, 'redirects', n, 'change', '{}', '{}'`,
  ],
  outdated_translations: [
    'record_table, record_id, path, language, original',
    `CASE WHEN n <= 100 THEN 'products' ELSE 'posts' END, n::text, 'name', '${languages.at(-1)}', ''`,
  ],
  planned_sales: [
    'product_id, sale_price, starts_at, ends_at, state',
    `n, 1, ${past}, '2030-01-01', 'over'`,
  ],
};

type Step = Transaction<Database>;

/** Number of tables that are filled at the same time. */
const atOnce = 2;

export const largeTables: readonly string[] = Object.keys(fillings);

/** Tables that searches and filters of a table read. */
const besides: Readonly<Record<string, readonly string[]>> = {
  products: ['product_search', 'outdated_translations'],
  orders: ['order_search'],
};

/** Returns a table and those that its search and filters read. */
export const withTablesBeside = (table: string): readonly string[] => [
  table,
  ...(besides[table] ?? []),
];

/** Fills each table with `size` rows; a table that has rows already is not changed. */
export async function fillLargeTables(
  db: Kysely<Database>,
  size: number,
  names: readonly string[] = largeTables,
): Promise<void> {
  const waiting = [...names];
  const work = async () => {
    for (let table = waiting.shift(); table; table = waiting.shift()) {
      await fillTable(db, table, size);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  // Does what autovacuum does: indexes of words keep new rows in a list until then.
  const tables = names.map((table) => sql.table(table));
  await db.connection().execute(async (session) => {
    await sql`SET statement_timeout = 0`.execute(session);
    await sql`VACUUM ANALYZE ${sql.join(tables)}`.execute(session);
    await sql`RESET statement_timeout`.execute(session);
  });
}

/** Fills a table in its own transaction, so that an interrupted run can continue. */
async function fillTable(db: Kysely<Database>, table: string, size: number): Promise<void> {
  const [columns, values] = fillings[table] ?? ['', ''];
  await db.transaction().execute(async (step) => {
    const { rows } = await sql`SELECT FROM ${sql.table(table)} LIMIT 1`.execute(step);
    if (rows.length > 0) return;
    // Inserts rows without triggers and checks of foreign keys.
    await sql`SET LOCAL session_replication_role = replica`.execute(step);
    await sql`SET LOCAL statement_timeout = 0`.execute(step);
    await sql`SET LOCAL maintenance_work_mem = '512MB'`.execute(step);
    await withoutIndexes(step, table, () =>
      sql`INSERT INTO ${sql.table(table)} (${sql.raw(columns)})
        SELECT ${sql.raw(values)} FROM generate_series(1, ${sql.lit(size)}) AS n`.execute(step),
    );
  });
}

/** Drops the indexes while a table is filled: creating them afterwards takes a tenth of the time. */
async function withoutIndexes(step: Step, table: string, fill: () => Promise<unknown>) {
  const { rows } = await sql<{ readonly name: string; readonly definition: string }>`
    SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
    FROM pg_index WHERE indrelid = ${table}::regclass
      AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`.execute(step);
  for (const { name } of rows) await sql`DROP INDEX ${sql.raw(name)}`.execute(step);
  await fill();
  for (const { definition } of rows) await sql.raw(definition).execute(step);
}

export interface LargeList {
  readonly list: string;
  readonly collection: Collection;
  readonly input: ListInput;
}

/** Each sort, view, search and filter of translations of the lists over these tables. */
export const largeLists: readonly LargeList[] = collections
  .filter(({ table }) => Object.hasOwn(fillings, table))
  .flatMap((collection) => {
    const { name, fields, views = {}, search, matches } = collection;
    const sorts = Object.keys(fields).filter((key) => fields[key]?.sortedBy);
    const inputs = [
      ...sorts.flatMap((key) => [{ sort: key }, { sort: `-${key}` }]),
      ...Object.keys(views).map((view) => ({ view })),
      ...((search ?? matches) ? [{ q: 'qzxwv' }] : []),
      ...(fields.translations?.choices ?? []).map((choice) => ({
        where: JSON.stringify({ translations: { in: [choice] } }),
      })),
    ];
    return inputs.map((input) => ({
      list: `${name} ${Object.values(input)[0]}`,
      collection,
      input,
    }));
  });
