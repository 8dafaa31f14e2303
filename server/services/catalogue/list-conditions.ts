import { sql } from 'kysely';
import type { Language } from '#schemas/languages.ts';
import { type Condition, every } from '../conditions.ts';
import { isPublished } from '../is-published.ts';
import type { FoundItem } from '../search/find-items.ts';
import type { AttributeFilter, Narrowing, Range } from './list-query.ts';
import { rankOf } from './list-words.ts';
import { isReduced } from './reference-price.ts';

/** Conditions that select the products of a list before a visitor filters it by facets. */
export interface Scope {
  readonly language: Language;
  /** Null when nothing was searched. */
  readonly search: readonly FoundItem[] | null;
  /** Null for the whole shop. */
  readonly categories: readonly number[] | null;
  readonly tag: string | null;
  readonly ids: readonly number[] | null;
}

/** Products requested by id are included even if lists leave them out (variants in a wishlist). */
export function scopeConditions(scope: Scope, narrowing: Narrowing): Condition[] {
  const { categories, tag, ids } = scope;
  const conditions: Condition[] = [isPublished('p', scope.language)];
  if (ids) conditions.push(sql`p.id = ANY (${ids}::int[])`);
  else conditions.push(sql`p.visible_individually`);
  if (categories) {
    conditions.push(sql`p.id IN (SELECT product_id FROM product_categories
      WHERE category_id = ANY (${categories}::int[]))`);
  }
  if (tag !== null) {
    conditions.push(sql`p.id IN (SELECT pt.product_id FROM product_tags pt
      JOIN tags ON tags.id = pt.tag_id WHERE tags.key = ${tag})`);
  }
  if (narrowing.featured) conditions.push(sql`p.featured`);
  if (narrowing.discounted) conditions.push(isReduced('p'));
  return conditions;
}

/** The products `p` of the scope's search with their rank `hit.rank`, or all products without a search. */
export function scopeTables({ search }: Scope): Condition {
  if (search === null) return sql`products p`;
  return sql`unnest(${search.map(({ id }) => id)}::int[], ${search.map(rankOf)}::bigint[]) AS hit (id, rank)
    JOIN products p ON p.id = hit.id`;
}

/** Condition of one facet; `id` is that of its attribute, or `priceFacet`. */
export interface FacetCondition {
  readonly id: number;
  readonly condition: Condition;
}

/** An id that no attribute has. */
export const priceFacet = 2_147_483_647;

export function facetConditions({ price, attributes }: Narrowing): FacetCondition[] {
  const conditions = attributes.map((filter) => ({
    id: filter.id,
    condition: sql`p.id IN (SELECT list_product_id FROM product_attribute_values
      WHERE attribute_id = ${filter.id} AND ${valueCondition(filter)})`,
  }));
  if (!price) return conditions;
  return [...conditions, { id: priceFacet, condition: between('p.final_price', price, 'bigint') }];
}

function valueCondition(filter: AttributeFilter): Condition {
  if (filter.kind === 'choice') return sql`value_id = ANY (${filter.values}::int[])`;
  if (filter.kind === 'flag') return sql`value_bool = ${filter.value}`;
  if (filter.kind === 'date') return between('value_date', filter.range, 'timestamptz');
  return between('value_number', filter.range, 'double precision');
}

function between(column: string, { from, to }: Range<string | number>, type: string): Condition {
  const value = (end: string | number) =>
    sql`${type === 'bigint' ? Math.round(Number(end)) : end}::${sql.raw(type)}`;
  const ends = [sql`${sql.ref(column)} IS NOT NULL`];
  if (from !== null) ends.push(sql`${sql.ref(column)} >= ${value(from)}`);
  if (to !== null) ends.push(sql`${sql.ref(column)} <= ${value(to)}`);
  return every(ends);
}
