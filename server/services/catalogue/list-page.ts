import { type Bits, countBits, difference, hasBit, intersection } from './list-bits.ts';
import type { Scope } from './list-conditions.ts';
import type { ListIndex } from './list-index.ts';
import { facetBits, scopeBits } from './list-narrow.ts';
import { isNewest, type Sort } from './list-order.ts';
import type { Hits } from './list-words.ts';
import type { ListPage, ListRequest } from './product-list.ts';

/** One page of a list from the index; the same as `loadListPage` reads by statements. */
export function listPage(index: ListIndex, request: ListRequest, hits: Hits | null): ListPage {
  const { scope, narrowing, sort, page, limit } = request;
  const facets = facetBits(index, narrowing).map(({ bits }) => bits);
  const listed = intersection(scopeBits(index, scope, narrowing, hits), facets);
  const skipped = (page - 1) * limit;
  const places =
    sort === null && hits
      ? bestHits(hits, listed).slice(skipped, skipped + limit)
      : pageOf(index, scope, sort ?? newest, listed, skipped, limit);
  return { ids: places.map((place) => index.ids[place] as number), total: countBits(listed) };
}

const newest: Sort = { param: 'id', order: 'desc' };

/** In the order of age, what is sold out comes after all that can be had (LIST-33). */
function pageOf(
  index: ListIndex,
  scope: Scope,
  sort: Sort,
  listed: Bits,
  skipped: number,
  limit: number,
): number[] {
  if (!isNewest(sort)) return sortedPlaces(index, scope, sort, listed, skipped, limit);
  const available = difference(listed, index.soldOut);
  const found = sortedPlaces(index, scope, sort, available, skipped, limit);
  const missing = limit - found.length;
  if (missing === 0) return found;
  const toSkip = Math.max(0, skipped - countBits(available));
  const rest = intersection(listed, [index.soldOut]);
  return [...found, ...sortedPlaces(index, scope, sort, rest, toSkip, missing)];
}

function sortedPlaces(
  index: ListIndex,
  scope: Scope,
  { param, order }: Sort,
  listed: Bits,
  skipped: number,
  limit: number,
): number[] {
  const { length } = index.ids;
  const places = orderOf(index, scope, param);
  const found: number[] = [];
  let toSkip = skipped;
  for (let step = 0; step < length && found.length < limit; step += 1) {
    const position = order === 'asc' ? step : length - 1 - step;
    const place = places ? (places[position] as number) : position;
    if (!hasBit(listed, place)) continue;
    if (toSkip > 0) toSkip -= 1;
    else found.push(place);
  }
  return found;
}

/** Null is the order of ids, which is that of the places. */
function orderOf(
  { byPrice, byPriority, byName }: ListIndex,
  { language }: Scope,
  param: Sort['param'],
): Uint32Array | null {
  if (param === 'finalPrice') return byPrice;
  if (param === 'categoryPriority') return byPriority;
  return param === 'name' ? byName[language] : null;
}

/** More than all products of an index. */
const placeUnit = 2 ** 22;

/** The best first, then the newest: rank and place in one number, sorted without a callback. */
function bestHits({ places, ranks }: Hits, listed: Bits): number[] {
  const keys = new Float64Array(places.length);
  let count = 0;
  places.forEach((place, position) => {
    if (!hasBit(listed, place)) return;
    keys[count] = (ranks[position] as number) * placeUnit + place;
    count += 1;
  });
  return Array.from(keys.subarray(0, count).sort(), (key) => key % placeUnit).toReversed();
}
