import { sql } from 'kysely';
import { every } from '../conditions.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import {
  facetConditions,
  priceFacet,
  type Scope,
  scopeConditions,
  scopeTables,
} from './list-conditions.ts';
import type { Narrowing } from './list-query.ts';

/** Number of products with a value; number attributes and prices have their minimum and maximum instead. */
export interface FacetCount {
  readonly attribute_id: number;
  readonly value_id: number | null;
  readonly value_bool: boolean | null;
  /**
   * Counted under all filters except those of the same attribute; 0 for values that the other filters rule
   * out.
   */
  readonly total: number;
  /** Numbers, or days in ms since 1970. */
  readonly min: number | null;
  readonly max: number | null;
}

/**
 * Loads all counts in one statement. `failing` holds the facets whose condition a product does not meet: with
 * none, the product counts for every facet; with exactly one, only for that facet.
 */
export async function loadFacetCounts(
  { readDb }: Pick<ServiceDependencies, 'readDb'>,
  scope: Scope,
  narrowing: Narrowing,
): Promise<readonly FacetCount[]> {
  const facets = facetConditions(narrowing);
  const failing = facets.map(
    ({ id, condition }) => sql`CASE WHEN ${condition} THEN NULL ELSE ${sql.lit(id)} END`,
  );
  const misses =
    facets.length === 0 ? sql`'{}'::int[]` : sql`array_remove(ARRAY[${sql.join(failing)}], NULL)`;
  const { rows } = await sql<FacetCount>`
    WITH base AS MATERIALIZED (
      SELECT p.id, p.final_price, ${misses} AS failing FROM ${scopeTables(scope)}
      WHERE ${every(scopeConditions(scope, narrowing))}
    )
    SELECT pav.attribute_id, pav.value_id, pav.value_bool,
      count(DISTINCT base.id) FILTER (WHERE ${counts(sql`pav.attribute_id`)}) AS total,
      min(coalesce(pav.value_number, extract(epoch FROM pav.value_date) * 1000))
        FILTER (WHERE ${counts(sql`pav.attribute_id`)}) AS min,
      max(coalesce(pav.value_number, extract(epoch FROM pav.value_date) * 1000))
        FILTER (WHERE ${counts(sql`pav.attribute_id`)}) AS max
    FROM base JOIN product_attribute_values pav ON pav.list_product_id = base.id
    JOIN attributes a ON a.id = pav.attribute_id AND a.filterable
    GROUP BY pav.attribute_id, pav.value_id, pav.value_bool
    UNION ALL
    SELECT ${sql.lit(priceFacet)}, NULL, NULL, count(*), min(final_price), max(final_price)
    FROM base WHERE ${counts(sql.lit(priceFacet))}`.execute(readDb);
  return rows;
}

const counts = (facet: ReturnType<typeof sql>) =>
  sql`base.failing = '{}' OR base.failing = ARRAY[${facet}]`;
