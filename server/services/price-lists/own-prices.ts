import { type Kysely, sql } from 'kysely';
import type { MeasureUnit } from '#schemas/constants.ts';
import type { Database } from '../../db/schema.ts';
import { type Core, perMeasure } from '../catalogue/product-core.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { listTables, lowestListPrice } from './list-price-sql.ts';
import type { OwnLists } from './own-lists.ts';

interface OwnPrice {
  readonly id: number;
  readonly price: number;
  readonly measure_amount: number | null;
  readonly measure_unit: MeasureUnit | null;
}

/** Returns the prices that these lists give below the regular ones, for the named products. */
async function loadOwnPrices(
  db: Kysely<Database>,
  lists: OwnLists,
  ids: readonly number[],
): Promise<readonly OwnPrice[]> {
  const { rows } = await sql<OwnPrice>`
    WITH RECURSIVE ${listTables(sql`l.id = ANY (${lists}::int[])`)}
    SELECT p.id, own.price, p.measure_amount, p.measure_unit
    FROM products p CROSS JOIN LATERAL (${lowestListPrice}) AS own
    WHERE p.id = ANY (${ids}::int[])`.execute(db);
  return rows;
}

type Priced = Pick<Core, 'id' | 'finalPrice' | 'discount' | 'lowestPrice30' | 'unitPrice'>;

/**
 * Returns the response with the prices of these lists in all products that it shows. Such a price is no
 * public reduction, so no other price is shown beside it. The response is modified, so it must be the
 * caller's own copy.
 */
export async function withOwnPrices<T>(
  { readDb }: ServiceDependencies,
  lists: OwnLists,
  response: T,
): Promise<T> {
  const products = lists.length === 0 ? [] : productsIn(response);
  if (products.length === 0) return response;
  const ids = [...new Set(products.map(({ id }) => id))];
  const own = await loadOwnPrices(readDb, lists, ids);
  const byId = new Map(own.map((price) => [price.id, price]));
  for (const product of products) setPrice(product, byId.get(product.id));
  return response;
}

function setPrice(product: Priced, own: OwnPrice | undefined): void {
  if (!own) return;
  Object.assign(product, {
    finalPrice: own.price,
    discount: 0,
    lowestPrice30: null,
    unitPrice: perMeasure(own.price, own.measure_amount, own.measure_unit),
  } satisfies Omit<Priced, 'id'>);
}

/** The product itself, its variants, the entries of a bundle, the cards of a list. */
function productsIn(value: unknown): Priced[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(productsIn);
  return isPriced(value) ? [value, ...inside] : inside;
}

const isPriced = (value: object): value is Priced =>
  'id' in value && 'finalPrice' in value && 'lowestPrice30' in value;
