import { sql } from 'kysely';
import { type SortOption, sortOptions } from '#schemas/constants.ts';
import { collationOf } from '../../db/language-sql.ts';
import type { Condition } from '../conditions.ts';
import type { Scope } from './list-conditions.ts';
import { inStock } from './product-core.ts';

export type SortParam = (typeof sortOptions)[SortOption]['param'];

export interface Sort {
  readonly param: SortParam;
  readonly order: 'asc' | 'desc';
}

/** The ORDER BY of a list, and the join it needs; `hit` are search results. */
export interface ListOrder {
  readonly join: Condition;
  readonly by: Condition;
}

const params: readonly string[] = Object.values(sortOptions).map(({ param }) => param);

/** Returns the requested sort; null for an unknown name. */
export function readSort(sort: {
  readonly param: string;
  readonly order: 'asc' | 'desc';
}): Sort | null {
  return params.includes(sort.param) ? (sort as Sort) : null;
}

export function sortOfOption(option: string | null | undefined): Sort | null {
  return Object.hasOwn(sortOptions, option ?? '') ? sortOptions[option as SortOption] : null;
}

const nothing = sql``;
const columns = {
  id: 'p.id',
  finalPrice: 'p.final_price',
  categoryPriority: 'p.category_priority',
};

/** Only the newest-first order puts sold-out products last (LIST-33). */
export const isNewest = ({ param, order }: Sort): boolean => param === 'id' && order === 'desc';

const newest = sql`${inStock} DESC, p.id DESC`;

/** Without a sort: in the order of the given ids, by search rank, or newest first. */
export function listOrder(sort: Sort | null, scope: Scope): ListOrder {
  if (sort?.param === 'name') return byName(sort.order, scope);
  if (sort && isNewest(sort)) return { join: nothing, by: newest };
  if (sort) {
    const direction = sql.raw(sort.order);
    return {
      join: nothing,
      by: sql`${sql.ref(columns[sort.param])} ${direction}, p.id ${direction}`,
    };
  }
  if (scope.ids) return { join: nothing, by: sql`array_position(${scope.ids}::int[], p.id)` };
  if (scope.search !== null) {
    return { join: nothing, by: sql`hit.rank DESC, p.id DESC` };
  }
  return { join: nothing, by: newest };
}

/** The language is inlined as a literal: only then does PostgreSQL use the partial indexes of `title`. */
function byName(order: Sort['order'], { language }: Scope): ListOrder {
  const collation = sql`COLLATE ${collationOf(language)}`;
  const direction = sql.raw(order);
  return {
    join: sql`JOIN product_search title ON title.product_id = p.id
      AND title.language = ${sql.lit(language)}`,
    by: sql`title.title ${collation} ${direction}, title.product_id ${direction}`,
  };
}
