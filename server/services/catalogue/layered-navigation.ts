import type { LayeredFilter } from '#schemas/entities/layered-filter.ts';
import { type Language, type LocalizedText, localize } from '#schemas/languages.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import {
  type Attribute,
  type AttributeDictionary,
  isChoice,
  readAttributes,
  swatchOf,
} from './attribute-dictionary.ts';
import { type FacetCount, loadFacetCounts } from './facets.ts';
import { priceFacet, type Scope } from './list-conditions.ts';
import { countFacets } from './list-counts.ts';
import { readListIndex } from './list-index.ts';
import { type Narrowing, priceKey } from './list-query.ts';
import { readHits } from './list-words.ts';

const priceLabel: LocalizedText = { hr: 'Cijena', en: 'Price', de: 'Preis' };
const yes: LocalizedText = { hr: 'Da', en: 'Yes', de: 'Ja' };
const no: LocalizedText = { hr: 'Ne', en: 'No', de: 'Nein' };

type Value = LayeredFilter['values'][number];

/** The filters that a list offers, the price first, then attributes in their order. */
export async function readLayeredNavigation(
  deps: ServiceDependencies,
  scope: Scope,
  narrowing: Narrowing,
): Promise<LayeredFilter[]> {
  const attributes = await readAttributes(deps);
  const counts = await readCounts(deps, attributes, scope, narrowing);
  const countsOf = (id: number) => counts.filter(({ attribute_id }) => attribute_id === id);
  const price = priceFilter(countsOf(priceFacet)[0], scope.language);
  const rest = attributes.all.flatMap((attribute) => {
    const values = facetValues(attribute, countsOf(attribute.id), scope.language);
    return values.length > 0 ? [facet(attribute, values, scope.language)] : [];
  });
  return [...price, ...rest];
}

async function readCounts(
  deps: ServiceDependencies,
  attributes: AttributeDictionary,
  scope: Scope,
  narrowing: Narrowing,
): Promise<readonly FacetCount[]> {
  const { search, language, ids } = scope;
  if (ids) return loadFacetCounts(deps, scope, narrowing);
  const index = await readListIndex(deps);
  const hits = search && (await readHits(deps, index, search, language));
  return countFacets(index, attributes, scope, narrowing, hits);
}

function facet(attribute: Attribute, values: Value[], language: Language): LayeredFilter {
  const { id, code, label, type } = attribute;
  return { attributeCode: code, label: localize(label, language), type, attributeID: id, values };
}

function priceFilter(count: FacetCount | undefined, language: Language): LayeredFilter[] {
  if (!count || count.total === 0) return [];
  const label = localize(priceLabel, language);
  const values = [rangeValue(label, count)];
  return [{ attributeCode: priceKey, label, type: 'number', attributeID: priceFacet, values }];
}

function facetValues(attribute: Attribute, counts: FacetCount[], language: Language): Value[] {
  if (isChoice(attribute)) return choiceValues(attribute, counts, language);
  if (attribute.type === 'yes/no') return flagValues(attribute, counts, language);
  const [count] = counts;
  return count ? [rangeValue(localize(attribute.label, language), count)] : [];
}

function choiceValues(attribute: Attribute, counts: FacetCount[], language: Language): Value[] {
  const byValue = new Map(counts.map((count) => [count.value_id, count.total]));
  return attribute.values.flatMap((value) => {
    const total = byValue.get(value.id);
    if (total === undefined) return [];
    return {
      valueLabel: localize(value.label, language),
      totalProducts: total,
      attributeID: attribute.id,
      value: String(value.id),
      swatch: swatchOf(value).swatch,
    };
  });
}

function flagValues({ id }: Attribute, counts: FacetCount[], language: Language): Value[] {
  return [true, false].flatMap((flag) => {
    const count = counts.find(({ value_bool }) => value_bool === flag);
    if (!count) return [];
    return {
      valueLabel: localize(flag ? yes : no, language),
      totalProducts: count.total,
      attributeID: id,
      value: flag ? 'yes' : 'no',
    };
  });
}

function rangeValue(valueLabel: string, { attribute_id, total, min, max }: FacetCount): Value {
  return {
    valueLabel,
    totalProducts: total,
    minValue: min,
    maxValue: max,
    attributeID: attribute_id,
  };
}
