import { sql } from 'kysely';
import { every } from '../conditions.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { facetConditions, type Scope, scopeConditions, scopeTables } from './list-conditions.ts';
import { listOrder, type Sort } from './list-order.ts';
import type { Narrowing } from './list-query.ts';

export interface ListRequest {
  readonly scope: Scope;
  readonly narrowing: Narrowing;
  readonly sort: Sort | null;
  readonly page: number;
  readonly limit: number;
}

export interface ListPage {
  readonly ids: readonly number[];
  readonly total: number;
}

/** Ids of one page of a product list, and how many products there are on all pages. */
export function readListPage(deps: ServiceDependencies, request: ListRequest): Promise<ListPage> {
  const key = `list ${JSON.stringify(request)}`;
  return deps.cache.get(key, ['catalogue'], () => loadListPage(deps, request));
}

async function loadListPage({ readDb }: ServiceDependencies, request: ListRequest) {
  const { scope, narrowing, sort, page, limit } = request;
  const facets = facetConditions(narrowing).map(({ condition }) => condition);
  const where = every([...scopeConditions(scope, narrowing), ...facets]);
  const { join, by } = listOrder(sort, scope);
  const [found, counted] = await Promise.all([
    sql<{ id: number }>`SELECT p.id FROM ${scopeTables(scope)} ${join} WHERE ${where}
      ORDER BY ${by} LIMIT ${limit} OFFSET ${(page - 1) * limit}`.execute(readDb),
    sql<{ total: number }>`SELECT count(*) AS total FROM ${scopeTables(scope)}
      WHERE ${where}`.execute(readDb),
  ]);
  return { ids: found.rows.map(({ id }) => id), total: counted.rows[0]?.total ?? 0 };
}
