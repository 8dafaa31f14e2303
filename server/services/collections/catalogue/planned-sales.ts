import { sql } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import { ok, type Result } from '#schemas/result.ts';
import { runPlannedSales } from '../../catalogue/product-sales.ts';
import type { Collection, RecordWrite } from '../collection.ts';
import { laterThan } from '../field-rules.ts';
import { amount, id } from '../inputs.ts';
import { changeRecord, createRecord } from '../write-record.ts';
import { catalogueScopes, catalogueTexts, formerProduct } from './catalogue.ts';
import { refuse } from './product-rules.ts';

const instant = { type: 'string', format: 'date-time', maxLength: 40 };
const states = ['planned', 'running', 'over'] as const;

/** Planned sales: prices that start and end automatically. */
export const plannedSales: Collection = {
  name: 'planned-sales',
  table: 'planned_sales',
  id: 'id',
  group: 'marketing',
  icon: 'calendar-clock',
  title: 'product_name',
  formerTitle: formerProduct,
  fields: {
    product_name: {
      cell: 'localized',
      sql: sql`(SELECT name FROM products WHERE products.id = planned_sales.product_id)`,
    },
    product_id: { cell: 'relation', relation: 'products', input: id, isRequired: true },
    sale_price: { cell: 'money', input: amount, isRequired: true },
    starts_at: {
      cell: 'date',
      input: instant,
      isRequired: true,
      sortedBy: 'planned_sales_start',
      filter: 'date',
    },
    ends_at: { cell: 'date', input: instant, isRequired: true, filter: 'date' },
    state: {
      cell: 'choice',
      choices: states,
      tones: { planned: 'waiting', running: 'good', over: 'over' },
      filter: 'choice',
    },
  },
  columns: ['product_name', 'sale_price', 'starts_at', 'ends_at', 'state'],
  sort: '-starts_at',
  form: [{ title: 'main', fields: ['product_id', 'sale_price', 'starts_at', 'ends_at'] }],
  scopes: catalogueScopes,
  mayCreate: true,
  mayRemove: true,
  tags: [],
  texts: catalogueTexts,
  check: laterThan('ends_at', 'starts_at'),
  service: {
    async create(write, values) {
      const allowed = await checkSale(write, values);
      if (!allowed.ok) return allowed;
      const created = await createRecord(targetOf(write), values);
      // A sale that is due begins at once.
      if (created.ok) await runPlannedSales(write.deps.db, new Date());
      return created;
    },
    async change(write, target, values) {
      const known = await write.deps.db
        .selectFrom('planned_sales')
        .select(['product_id', 'sale_price', 'state'])
        .where('id', '=', Number(target.id))
        .executeTakeFirst();
      if (known?.state === 'over') return refuse(Object.keys(values)[0] ?? 'ends_at', 'over');
      const isMoved = values.product_id !== undefined || values.starts_at !== undefined;
      if (known?.state === 'running' && isMoved) {
        return refuse(values.product_id === undefined ? 'starts_at' : 'product_id', 'over');
      }
      const allowed = await checkSale(write, { ...known, ...values });
      if (!allowed.ok) return allowed;
      const changed = await changeRecord(targetOf(write), target, values);
      if (changed.ok) await runPlannedSales(write.deps.db, new Date());
      return changed;
    },
  },
};

const targetOf = ({ deps, actorId }: RecordWrite) => ({
  db: deps.db,
  collection: plannedSales,
  actorId,
});

/** A sale reduces: its price is below the price of the product. */
async function checkSale({ deps }: RecordWrite, values: JsonObject): Promise<Result<true>> {
  const product = await deps.db
    .selectFrom('products')
    .select('retail_price')
    .where('id', '=', Number(values.product_id))
    .executeTakeFirst();
  const isReduced = product !== undefined && Number(values.sale_price) < product.retail_price;
  return product === undefined || isReduced ? ok(true) : refuse('sale_price', 'notReduced');
}
