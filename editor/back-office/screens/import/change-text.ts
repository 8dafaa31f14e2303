import { formatPrice } from '#runtime/format/price.ts';
import type { SiteInfo } from '#runtime/page/payload.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { type Language, languages } from '#schemas/languages.ts';

interface ChangeTexts {
  readonly t: (key: string) => string;
  readonly language: Language;
  readonly currency: SiteInfo['currency'];
}

const money = new Set(['price', 'salePrice', 'membershipPrice']);
const labels: Readonly<Record<string, string>> = {
  slugs: 'slug',
  archived: 'published',
  attributes: 'attribute',
  options: 'option',
};
const longest = 120;

/** The values that an import changes, in one line: `Price: 12 € → 14 €`. */
export function changeText(before: JsonObject, after: JsonObject, texts: ChangeTexts): string {
  return Object.entries(after)
    .map(([key, value]) => {
      const label = texts.t(`import.field_${labels[key] ?? key}`);
      const now = valueText(key, value, texts);
      return key in before
        ? `${label}: ${valueText(key, before[key], texts)} → ${now}`
        : `${label}: ${now}`;
    })
    .join(' · ');
}

function valueText(key: string, value: Json | undefined, texts: ChangeTexts): string {
  const { t, language, currency } = texts;
  if (value === null || value === undefined || value === '') return '–';
  if (money.has(key)) return formatPrice(Number(value), language, currency);
  if (key === 'archived') return t(value === true ? 'office.no' : 'office.yes');
  if (typeof value === 'boolean') return t(value ? 'office.yes' : 'office.no');
  if (Array.isArray(value)) return value.join(', ') || '–';
  if (typeof value !== 'object') return shortened(String(value));
  const parts = Object.entries(value).map(
    ([name, each]) => `${nameOf(name)} ${valueText('', each, texts)}`,
  );
  return parts.join(', ') || '–';
}

/** A text in a language follows the code of it: `HR svjetiljka`. */
const nameOf = (key: string): string =>
  languages.some((language) => language === key) ? key.toUpperCase() : `${key}:`;

const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);
