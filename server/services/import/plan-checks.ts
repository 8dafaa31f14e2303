import { type Kysely, type RawBuilder, sql } from 'kysely';
import { defaultLanguage } from '#schemas/languages.ts';
import type { Database } from '../../db/schema.ts';
import type { ImportOptions } from './job-store.ts';

/** Finds errors that only the whole file together with the catalogue reveals. */
export async function checkPlan(
  db: Kysely<Database>,
  jobId: number,
  { archivesMissing }: ImportOptions,
): Promise<void> {
  // Without fresh statistics the statements below compare every row with every other.
  await sql`ANALYZE import_items (job_id, number, sku, parent, product_id, action)`.execute(db);
  await pricesOfMains(db, jobId);
  await refuse(db, jobId, ownChecks);
  await refuse(db, jobId, parentChecks);
  if (archivesMissing) await planArchive(db, jobId);
}

/** A new product without a price has the lowest one of its variants; with variants it is configurable. */
async function pricesOfMains(db: Kysely<Database>, jobId: number): Promise<void> {
  await sql`UPDATE import_items i SET after = jsonb_build_object('price', v.price, 'format', 'Configurable')
      || i.after || '{"format": "Configurable"}'
    FROM (SELECT parent, min((after ->> 'price')::bigint) AS price FROM import_items
      WHERE job_id = ${jobId} AND parent IS NOT NULL AND action <> 'refused' GROUP BY parent) AS v
    WHERE i.job_id = ${jobId} AND i.sku = v.parent AND i.action = 'create'`.execute(db);
}

interface Check {
  readonly column: string;
  readonly code: string;
  readonly value?: RawBuilder<unknown>;
  /** Condition on item `i`, its product `p`, and the product `m` that `p` is a variant of. */
  readonly where: RawBuilder<unknown>;
}

/** Adds to each item the problems of all checks that it fails, in one statement. */
async function refuse(
  db: Kysely<Database>,
  jobId: number,
  checks: readonly Check[],
): Promise<void> {
  const lists = checks.map(
    ({ column, code, value = sql`''`, where }) => sql`CASE WHEN ${where} THEN jsonb_build_array(
      jsonb_build_object('column', ${sql.lit(column)}, 'value', coalesce(${value}, ''),
        'code', ${sql.lit(code)})) ELSE '[]' END`,
  );
  await sql`UPDATE import_items t SET action = 'refused', errors = t.errors || found.list
    FROM (SELECT i.number, ${sql.join(lists, sql` || `)} AS list
      FROM import_items i LEFT JOIN products p ON p.id = i.product_id
      LEFT JOIN products m ON m.id = p.main_product_id
      WHERE i.job_id = ${jobId} AND i.action IN ('create', 'change')) AS found
    WHERE t.job_id = ${jobId} AND t.number = found.number AND found.list <> '[]'`.execute(db);
}

const after = (key: string) => sql`i.after ->> ${sql.lit(key)}`;
/** The time after the import: from the file, else from the product. */
const shown = (end: 'From' | 'Until') => sql`CASE WHEN i.after ? ${sql.lit(`shown${end}`)}
  THEN (${after(`shown${end}`)})::timestamptz ELSE p.${sql.ref(`shown_${end.toLowerCase()}`)} END`;
const isNew = sql`i.action = 'create' AND i.parent IS NULL`;

const ownChecks: readonly Check[] = [
  { column: 'price', code: 'required', where: sql`${isNew} AND ${after('price')} IS NULL` },
  {
    column: 'name',
    code: 'required',
    where: sql`${isNew} AND coalesce(i.after -> 'name' ->> ${sql.lit(defaultLanguage)}, '') = ''`,
  },
  {
    column: 'price',
    code: 'zeroPrice',
    value: after('price'),
    where: sql`${after('price')} = '0'`,
  },
  {
    column: 'shownUntil',
    code: 'endsFirst',
    value: after('shownUntil'),
    where: sql`i.after ?| ARRAY['shownFrom', 'shownUntil'] AND ${shown('Until')} <= ${shown('From')}`,
  },
  {
    column: 'salePrice',
    code: 'saleAbovePrice',
    value: after('salePrice'),
    where: sql`i.after ?| ARRAY['price', 'salePrice']
      AND coalesce((${after('price')})::bigint, p.retail_price) < CASE WHEN i.after ? 'salePrice'
        THEN (${after('salePrice')})::bigint ELSE p.sale_price END`,
  },
  {
    column: 'stock',
    code: 'stockReserved',
    value: after('stock'),
    where: sql`(${after('stock')})::int < p.reserved`,
  },
  {
    column: 'measureAmount',
    code: 'measureUnit',
    where: sql`i.after ?| ARRAY['measureAmount', 'measureUnit'] AND
      (CASE WHEN i.after ? 'measureAmount' THEN ${after('measureAmount')}
        ELSE p.measure_amount::text END IS NULL)
      <> (CASE WHEN i.after ? 'measureUnit' THEN ${after('measureUnit')}
        ELSE p.measure_unit END IS NULL)`,
  },
  {
    column: 'slug',
    code: 'slugTaken',
    where: sql`i.after ? 'slugs' AND p.id IS NOT NULL AND EXISTS (
      SELECT FROM jsonb_each_text(i.after -> 'slugs') w JOIN product_slugs s
        ON s.language = w.key AND s.slug = w.value AND s.product_id <> p.id)`,
  },
];

const parentChecks: readonly Check[] = [
  {
    column: 'parent',
    code: 'parentMissing',
    value: sql`i.parent`,
    where: sql`i.action = 'create' AND i.parent IS NOT NULL
      AND NOT EXISTS (SELECT FROM import_items o WHERE o.job_id = i.job_id AND o.sku = i.parent
        AND o.action = 'create' AND o.parent IS NULL)
      AND NOT EXISTS (SELECT FROM products o WHERE o.sku = i.parent AND o.main_product_id IS NULL
        AND o.format = 'Configurable')`,
  },
  {
    column: 'parent',
    code: 'parentFixed',
    value: sql`i.parent`,
    where: sql`i.action = 'change' AND i.parent IS NOT NULL AND i.parent IS DISTINCT FROM m.sku`,
  },
];

async function planArchive(db: Kysely<Database>, jobId: number): Promise<void> {
  await sql`INSERT INTO import_items (job_id, number, sku, product_id, action, before, after, slugs, errors)
    SELECT ${jobId}, coalesce((SELECT max(number) FROM import_items WHERE job_id = ${jobId}), 0)
        + row_number() OVER (ORDER BY p.id), p.sku, p.id, 'archive', '{"archived": false}',
      '{"archived": true}', '{}', '[]'
    FROM products p WHERE NOT p.hidden
      AND NOT EXISTS (SELECT FROM import_items i WHERE i.job_id = ${jobId} AND i.sku = p.sku)`.execute(
    db,
  );
}
