import { isObject } from '#schemas/block/translations.ts';
import type { Json } from '#schemas/document/element.ts';
import { defaultLanguage } from '#schemas/languages.ts';

/** Keys that describe an item, best first. */
const naming = ['title', 'label', 'name', 'text', 'caption', 'days', 'slug', 'url'];

const longest = 80;

/** Returns the summary of an item for its closed row, in the user's language; empty when there is none. */
export function summaryOf(member: Json, language: string): string {
  const textOf = (value: Json | undefined) => plainText(value, language);
  if (typeof member === 'string' || typeof member === 'number') return shortened(String(member));
  if (!isObject(member)) return '';
  const first = naming.map((key) => member[key]).find((value) => textOf(value) !== '');
  const any =
    first ??
    Object.entries(member).find(([key, value]) => key !== 'id' && textOf(value) !== '')?.[1];
  return shortened(textOf(any));
}

/** Returns the text of a string, of texts per language, or of rich text. */
export function plainText(value: Json | undefined, language: string = defaultLanguage): string {
  if (typeof value === 'string') return value.trim();
  if (!isObject(value) && !Array.isArray(value)) return '';
  const inLanguage = isObject(value) ? value[language] || value[defaultLanguage] : undefined;
  if (typeof inLanguage === 'string') return inLanguage.trim();
  if (isObject(value) && typeof value.text === 'string' && value.type === 'text') return value.text;
  const content = isObject(value) ? value.content : value;
  return Array.isArray(content)
    ? (content as readonly Json[])
        .map((part) => plainText(part, language))
        .filter(Boolean)
        .join(' ')
    : '';
}

function shortened(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;
}
