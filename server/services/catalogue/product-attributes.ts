import type { Product } from '#schemas/entities/product.ts';
import { type Language, type LocalizedText, localize } from '#schemas/languages.ts';
import type { Attribute, AttributeDictionary } from './attribute-dictionary.ts';
import type { AttributePart } from './product-rows.ts';

type Shown = Product['attributeSet']['attributes'][number];

const yes: LocalizedText = { hr: 'Da', en: 'Yes', de: 'Ja' };
const no: LocalizedText = { hr: 'Ne', en: 'No', de: 'Nein' };

/** A product's attributes in their order, each with its value in words. */
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
    return { value: first.value_bool, label: localize(first.value_bool ? yes : no, language) };
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

/** A year is a name, not an amount: its digits are not grouped. */
function numberOf({ code }: Attribute, value: number, language: Language) {
  const format = new Intl.NumberFormat(language, { useGrouping: code !== 'year' });
  return { value, label: format.format(value) };
}

function dateOf(text: string, withTime: boolean, language: Language) {
  const date = new Date(text);
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    ...(withTime && { timeStyle: 'short' }),
    timeZone: 'Europe/Zagreb',
  });
  return { value: date.toISOString(), label: format.format(date) };
}
