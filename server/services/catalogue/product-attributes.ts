import type { Product } from '#schemas/entities/product.ts';
import { type Language, localize, textsIn } from '#schemas/languages.ts';
import { site } from '#schemas/site/site.ts';
import type { Attribute, AttributeDictionary } from './attribute-dictionary.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import type { AttributePart } from './product-rows.ts';

type Shown = Product['attributeSet']['attributes'][number];

/** Returns a product's attributes in their order, each with its value as text. */
export function attributeSetOf(
  parts: readonly AttributePart[],
  { all }: AttributeDictionary,
  language: Language,
): Product['attributeSet'] {
  const attributes = all.flatMap((attribute): Shown[] => {
    const own = parts.filter(({ attribute_id }) => attribute_id === attribute.id);
    const value = valueOf(attribute, own, language);
    const label = localize(attribute.label, language);
    return value ? [{ attributeCode: attribute.code, label, value }] : [];
  });
  return { attributes };
}

function valueOf(attribute: Attribute, parts: readonly AttributePart[], language: Language) {
  const [first] = parts;
  if (!first) return null;
  if (first.value_id !== null) return choiceOf(attribute, parts, language);
  if (first.value_bool !== null) {
    return {
      value: first.value_bool,
      label: textsIn(catalogueTexts, language)[first.value_bool ? 'yes' : 'no'],
    };
  }
  if (first.value_number !== null) return numberOf(attribute, first.value_number, language);
  return dateOf(first.value_date ?? '', attribute.type === 'datetime', language);
}

function choiceOf(
  { values, type }: Attribute,
  parts: readonly AttributePart[],
  language: Language,
) {
  const chosen = values.filter(({ id }) => parts.some(({ value_id }) => value_id === id));
  const keys = chosen.map(({ key }) => key);
  const label = chosen.map((value) => localize(value.label, language)).join(', ');
  return { value: type === 'multi select' ? keys : (keys[0] ?? ''), label };
}

/** Cached, because creating a format costs more than the rest of a product. */
const formats = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function cached<T extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => T): T {
  const known = formats.get(key) ?? make();
  formats.set(key, known);
  return known as T;
}

/** A year is a name, not an amount, so its digits are not grouped. */
function numberOf({ code }: Attribute, value: number, language: Language) {
  const useGrouping = code !== 'year';
  const key = `number ${language} ${useGrouping}`;
  const format = cached(key, () => new Intl.NumberFormat(language, { useGrouping }));
  return { value, label: format.format(value) };
}

function dateOf(text: string, withTime: boolean, language: Language) {
  const date = new Date(text);
  const options: Intl.DateTimeFormatOptions = {
    dateStyle: 'long',
    ...(withTime && { timeStyle: 'short' }),
    timeZone: site.timeZone,
  };
  const key = `date ${language} ${withTime}`;
  const format = cached(key, () => new Intl.DateTimeFormat(language, options));
  return { value: date.toISOString(), label: format.format(date) };
}
