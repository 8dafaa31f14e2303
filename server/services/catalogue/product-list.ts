import { sql } from 'kysely';
import { anyOf } from '../../cache/drop-log.ts';
import { every } from '../conditions.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { facetConditions, type Scope, scopeConditions, scopeTables } from './list-conditions.ts';
import { readListIndex } from './list-index.ts';
import { listOrder, type Sort } from './list-order.ts';
import { listPage } from './list-page.ts';
import type { Narrowing } from './list-query.ts';
import { readHits } from './list-words.ts';

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

/**
 * Ids of one page of a product list, and how many products there are on all pages. A list of asked ids
 * may hold products that lists leave out: it is read by statements.
 */
export async function readListPage(
  deps: ServiceDependencies,
  request: ListRequest,
): Promise<ListPage> {
  const { search, language, ids } = request.scope;
  if (ids) {
    deps.cache.note(['catalogue', anyOf('product'), anyOf('list'), anyOf('words')]);
    return loadListPage(deps, request);
  }
  const index = await readListIndex(deps);
  const hits = search && (await readHits(deps, index, search, language));
  return listPage(index, request, hits);
}

/** The same page by plain statements, for any list. */
export async function loadListPage(
  { readDb }: Pick<ServiceDependencies, 'readDb'>,
  request: ListRequest,
): Promise<ListPage> {
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
