import { sql } from 'kysely';
import { anyOf } from '../../cache/drop-log.ts';
import { every } from '../conditions.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { readOwnListIndex } from '../price-lists/own-list-index.ts';
import type { OwnLists } from '../price-lists/own-lists.ts';
import { facetConditions, scopeConditions, scopeTables } from './list-conditions.ts';
import { listOrder } from './list-order.ts';
import { listPage } from './list-page.ts';
import type { ListPage, ListRequest } from './list-request.ts';
import { listedHits } from './list-words.ts';

/**
 * Returns the ids of one page of a product list, and the number of products on all pages. A list of given ids
 * may contain products that lists leave out, so it is read with statements, which order by everybody's prices.
 */
export async function readListPage(
  deps: ServiceDependencies,
  request: ListRequest,
  own: OwnLists,
): Promise<ListPage> {
  const { search, ids } = request.scope;
  if (ids) {
    deps.cache.note(['catalogue', anyOf('product'), anyOf('list'), anyOf('words')]);
    return loadListPage(deps, request);
  }
  const index = await readOwnListIndex(deps, own);
  const hits = search && listedHits(index, search);
  return listPage(index, request, hits);
}

/** Loads a page of any list with SQL, without the index. */
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
