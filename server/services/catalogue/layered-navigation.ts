import type { LayeredFilter } from '#schemas/entities/layered-filter.ts';
import { JsonText, jsonPiece } from '../../api/json-text.ts';
import { anyOf } from '../../cache/drop-log.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { readOwnListIndex } from '../price-lists/own-list-index.ts';
import type { OwnLists } from '../price-lists/own-lists.ts';
import { readAttributes } from './attribute-dictionary.ts';
import { readFacetTexts, withCounts } from './facet-texts.ts';
import { type FacetCount, loadFacetCounts } from './facets.ts';
import type { Scope } from './list-conditions.ts';
import { countFacets } from './list-counts.ts';
import type { Narrowing } from './list-query.ts';
import { listedHits } from './list-words.ts';

/** Returns the filters of a list: the price first, then attributes in their order. */
export async function readLayeredNavigation(
  deps: ServiceDependencies,
  scope: Scope,
  narrowing: Narrowing,
  own: OwnLists,
): Promise<JsonText<LayeredFilter[]>> {
  const [facets, counts] = await Promise.all([
    readFacetTexts(deps, scope.language),
    readCounts(deps, scope, narrowing, own),
  ]);
  const byFacet = grouped(counts);
  let text = '';
  for (const facet of facets) {
    const counted = withCounts(facet, byFacet.get(facet.id) ?? []);
    if (counted !== null) text += `${text === '' ? '[' : ','}${counted}`;
  }
  return new JsonText([jsonPiece(text === '' ? '[]' : `${text}]`)]);
}

async function readCounts(
  deps: ServiceDependencies,
  scope: Scope,
  narrowing: Narrowing,
  own: OwnLists,
): Promise<readonly FacetCount[]> {
  const { search, ids } = scope;
  if (ids) {
    deps.cache.note(['catalogue', anyOf('list'), anyOf('words')]);
    return loadFacetCounts(deps, scope, narrowing);
  }
  const [attributes, index] = await Promise.all([
    readAttributes(deps),
    readOwnListIndex(deps, own),
  ]);
  const hits = search && listedHits(index, search);
  return countFacets(index, attributes, scope, narrowing, hits);
}

function grouped(counts: readonly FacetCount[]): ReadonlyMap<number, readonly FacetCount[]> {
  const groups = new Map<number, FacetCount[]>();
  for (const count of counts) {
    const group = groups.get(count.attribute_id);
    if (group) group.push(count);
    else groups.set(count.attribute_id, [count]);
  }
  return groups;
}
