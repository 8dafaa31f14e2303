import { sql } from 'kysely';
import { site } from '#schemas/site/site.ts';

/**
 * The column with the price that may stand beside a reduced one: the lowest of the 30 days before, or the regular
 * price where no law asks for that.
 */
export const referenceColumn =
  site.law.lowestPriceDays === null ? 'retail_price' : 'lowest_price_30';

/** Whether a row of `products`, by its alias, is reduced. */
export function isReduced(alias: string) {
  const [price, reference] = ['final_price', referenceColumn].map((name) =>
    sql.ref(`${alias}.${name}`),
  );
  return sql`coalesce(${price} < ${reference}, false)`;
}
