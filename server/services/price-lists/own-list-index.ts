import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ListIndex } from '../catalogue/list-index.ts';
import { orderReplaced } from '../catalogue/list-index-replace.ts';
import { readListIndex } from '../catalogue/read-list-index.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { listTables, lowestListPrice } from './list-price-sql.ts';
import type { OwnLists } from './own-lists.ts';

/** Prices below the regular ones, by product. */
type OwnPrices = ReadonlyMap<number, number>;

/** Returns the index of lists as the holder of these price lists sees it: by their prices. */
export async function readOwnListIndex(
  deps: ServiceDependencies,
  lists: OwnLists,
): Promise<ListIndex> {
  const index = await readListIndex(deps);
  return lists.length === 0 ? index : pricedIndex(index, await readPrices(deps, lists));
}

/** After a change of some products, only their prices are read again. */
function readPrices({ cache, readDb }: ServiceDependencies, lists: OwnLists): Promise<OwnPrices> {
  return cache.get(
    `group-prices ${lists.join()}`,
    ['catalogue', 'price lists'],
    () => loadListed(readDb, lists, null),
    undefined,
    {
      kinds: ['list'],
      async apply(prices, changed) {
        const ids = changed.map((tag) => Number(tag.split(':')[1]));
        const next = new Map(prices);
        for (const id of ids) next.delete(id);
        return new Map([...next, ...(await loadListed(readDb, lists, ids))]);
      },
    },
  );
}

async function loadListed(
  db: Kysely<Database>,
  lists: OwnLists,
  ids: readonly number[] | null,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; price: number }>`
    WITH RECURSIVE ${listTables(sql`l.id = ANY (${lists}::int[])`)}
    SELECT p.id, own.price FROM products p CROSS JOIN LATERAL (${lowestListPrice}) AS own
    WHERE p.visible_individually AND NOT p.archived
      AND ${ids === null ? sql`true` : sql`p.id = ANY (${ids}::int[])`}`.execute(db);
  return new Map(rows.map(({ id, price }) => [id, price]));
}

/** Ordering all products takes longer than a list, so it is done once per index and prices. */
const pricedIndexes = new WeakMap<ListIndex, WeakMap<OwnPrices, ListIndex>>();

function pricedIndex(index: ListIndex, own: OwnPrices): ListIndex {
  const known = pricedIndexes.get(index) ?? new WeakMap<OwnPrices, ListIndex>();
  pricedIndexes.set(index, known);
  const made = known.get(own) ?? withPrices(index, own);
  known.set(own, made);
  return made;
}

function withPrices(index: ListIndex, own: OwnPrices): ListIndex {
  const prices = index.prices.slice();
  const positions: number[] = [];
  for (const [id, price] of own) {
    const position = index.positionOf.get(id);
    if (position === undefined) continue;
    prices[position] = price;
    positions.push(position);
  }
  return { ...index, prices, byPrice: orderReplaced(index.byPrice, prices, positions) };
}
