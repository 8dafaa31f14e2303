import { sql, type Transaction } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import { ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../../db/schema.ts';
import { refuse } from './product-rules.ts';

interface Parts {
  readonly hidden: boolean;
  readonly format: string;
  readonly variants: boolean;
  readonly items: boolean;
  readonly planned: boolean;
}

/** Checks the rules between a product and its parts, after `changed` was written. */
export async function checkState(
  step: Transaction<Database>,
  id: number,
  changed: JsonObject,
): Promise<Result<true>> {
  const { rows } = await sql<Parts>`SELECT hidden, format,
      EXISTS (SELECT FROM products v WHERE v.main_product_id = p.id) AS variants,
      EXISTS (SELECT FROM bundle_items WHERE product_id = p.id) AS items,
      EXISTS (SELECT FROM planned_sales WHERE product_id = p.id AND state <> 'over') AS planned
    FROM products p WHERE id = ${id}`.execute(step);
  const [parts] = rows;
  if (!parts) return ok(true);
  const { hidden, format, variants, items, planned } = parts;
  if (Object.hasOwn(changed, 'format')) {
    if (variants && format !== 'Configurable') return refuse('format', 'formatFixed');
    if (items && format !== 'Bundle') return refuse('format', 'formatFixed');
  }
  if (planned && Object.hasOwn(changed, 'sale_price')) return refuse('sale_price', 'plannedSale');
  const isIncomplete = (format === 'Configurable' && !variants) || (format === 'Bundle' && !items);
  if (isIncomplete && !hidden) return refuse('state', 'incomplete');
  return ok(true);
}
