import type { LayeredFilter } from '#schemas/entities/layered-filter.ts';
import { type Language, localize, textsIn } from '#schemas/languages.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { type Attribute, isChoice, readAttributes, swatchOf } from './attribute-dictionary.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import type { FacetCount } from './facets.ts';
import { priceFacet } from './list-conditions.ts';
import { priceKey } from './list-query.ts';

/** JSON of a `LayeredFilter` without its counts. */
export interface FacetText {
  readonly id: number;
  /** JSON up to the values. */
  readonly start: string;
  /** Null for a range. */
  readonly choices: readonly ChoiceText[] | null;
  /** JSON of its label. */
  readonly label: string;
}

interface ChoiceText {
  /** Id of the value, or `true` or `false`. */
  readonly value: number | boolean;
  /** JSON up to the number of products. */
  readonly start: string;
}

/**
 * Returns the shop's facets: the price first, then attributes in their order. Lists differ only in the
 * counts.
 */
export function readFacetTexts(
  deps: ServiceDependencies,
  language: Language,
): Promise<readonly FacetText[]> {
  return deps.cache.hold(`facets ${language}`, ['catalogue', 'media'], async () => {
    const { all } = await readAttributes(deps);
    return [priceText(language), ...all.map((attribute) => attributeText(attribute, language))];
  });
}

type Head = Omit<LayeredFilter, 'values'>;

function facetText(head: Head, choices: FacetText['choices']): FacetText {
  const start = `${JSON.stringify(head).slice(0, -1)},"values":[`;
  return { id: head.attributeID, start, choices, label: JSON.stringify(head.label) };
}

function priceText(language: Language): FacetText {
  const label = textsIn(catalogueTexts, language).price;
  return facetText(
    { attributeCode: priceKey, label, type: 'number', attributeID: priceFacet },
    null,
  );
}

function attributeText(attribute: Attribute, language: Language): FacetText {
  const { id, code, type } = attribute;
  const label = localize(attribute.label, language);
  return facetText(
    { attributeCode: code, label, type, attributeID: id },
    choiceTexts(attribute, language),
  );
}

function choiceTexts(attribute: Attribute, language: Language): ChoiceText[] | null {
  const attributeID = attribute.id;
  if (isChoice(attribute)) {
    return attribute.values.map((value) => {
      const valueLabel = localize(value.label, language);
      const { swatch } = swatchOf(value);
      return choiceText(value.id, { valueLabel, attributeID, value: String(value.id), swatch });
    });
  }
  if (attribute.type !== 'yes/no') return null;
  return [true, false].map((flag) => {
    const valueLabel = textsIn(catalogueTexts, language)[flag ? 'yes' : 'no'];
    return choiceText(flag, { valueLabel, attributeID, value: flag ? 'yes' : 'no' });
  });
}

type Value = Omit<LayeredFilter['values'][number], 'totalProducts'>;

const choiceText = (value: number | boolean, shown: Value): ChoiceText => ({
  value,
  start: `${JSON.stringify(shown).slice(0, -1)},"totalProducts":`,
});

/** Returns the JSON of the facet with its counts; null when no product of the list has a value of it. */
export function withCounts(facet: FacetText, counts: readonly FacetCount[]): string | null {
  const values = facet.choices ? countedChoices(facet.choices, counts) : range(facet, counts[0]);
  return values === '' ? null : `${facet.start}${values}]}`;
}

function countedChoices(choices: readonly ChoiceText[], counts: readonly FacetCount[]): string {
  let values = '';
  for (const { value, start } of choices) {
    const count = counts.find(({ value_id, value_bool }) => (value_id ?? value_bool) === value);
    if (count) values += `${values && ','}${start}${count.total}}`;
  }
  return values;
}

function range({ id, label }: FacetText, count: FacetCount | undefined): string {
  if (!count || (id === priceFacet && count.total === 0)) return '';
  const { total, min, max } = count;
  return `{"valueLabel":${label},"attributeID":${id},"totalProducts":${total},"minValue":${min},"maxValue":${max}}`;
}
