import { type Bits, countBits, difference, hasBit, intersection } from './list-bits.ts';
import type { Scope } from './list-conditions.ts';
import type { ListIndex } from './list-index.ts';
import { facetBits, scopeBits } from './list-narrow.ts';
import { isNewest, type Sort } from './list-order.ts';
import type { ListPage, ListRequest } from './list-request.ts';
import type { Hits } from './list-words.ts';

/** Returns one page of a list from the index; the result equals that of `loadListPage`. */
export function listPage(index: ListIndex, request: ListRequest, hits: Hits | null): ListPage {
  const { scope, narrowing, sort, page, limit } = request;
  const facets = facetBits(index, narrowing).map(({ bits }) => bits);
  const listed = intersection(scopeBits(index, scope, narrowing, hits), facets);
  const skipped = (page - 1) * limit;
  const positions =
    sort === null && hits
      ? bestHits(hits, listed).slice(skipped, skipped + limit)
      : pageOf(index, scope, sort ?? newest, listed, skipped, limit);
  return { ids: positions.map((at) => index.ids[at] as number), total: countBits(listed) };
}

const newest: Sort = { param: 'id', order: 'desc' };

/** Returns a page; in the newest-first order, sold-out products come after all available ones (LIST-33). */
function pageOf(
  index: ListIndex,
  scope: Scope,
  sort: Sort,
  listed: Bits,
  skipped: number,
  limit: number,
): number[] {
  if (!isNewest(sort)) return sortedPositions(index, scope, sort, listed, skipped, limit);
  const available = difference(listed, index.soldOut);
  const found = sortedPositions(index, scope, sort, available, skipped, limit);
  const missing = limit - found.length;
  if (missing === 0) return found;
  const toSkip = Math.max(0, skipped - countBits(available));
  const rest = intersection(listed, [index.soldOut]);
  return [...found, ...sortedPositions(index, scope, sort, rest, toSkip, missing)];
}

function sortedPositions(
  index: ListIndex,
  scope: Scope,
  { param, order }: Sort,
  listed: Bits,
  skipped: number,
  limit: number,
): number[] {
  const { length } = index.ids;
  const positions = orderOf(index, scope, param);
  const found: number[] = [];
  let toSkip = skipped;
  for (let step = 0; step < length && found.length < limit; step += 1) {
    const position = order === 'asc' ? step : length - 1 - step;
    const at = positions ? (positions[position] as number) : position;
    if (!hasBit(listed, at)) continue;
    if (toSkip > 0) toSkip -= 1;
    else found.push(at);
  }
  return found;
}

/** Null for the order of ids, which is the order of positions. */
function orderOf(
  { byPrice, byPriority, byName }: ListIndex,
  { language }: Scope,
  param: Sort['param'],
): Uint32Array | null {
  if (param === 'finalPrice') return byPrice;
  if (param === 'categoryPriority') return byPriority;
  return param === 'name' ? (byName[language] ?? null) : null;
}

/** Must be greater than the number of products in an index. */
const positionUnit = 2 ** 22;

/**
 * Best rank first, then newest: rank and position are combined into one number, which sorts without a
 * callback.
 */
function bestHits({ positions, ranks }: Hits, listed: Bits): number[] {
  const keys = new Float64Array(positions.length);
  let count = 0;
  positions.forEach((at, position) => {
    if (!hasBit(listed, at)) return;
    keys[count] = (ranks[position] as number) * positionUnit + at;
    count += 1;
  });
  return Array.from(keys.subarray(0, count).sort(), (key) => key % positionUnit).toReversed();
}
