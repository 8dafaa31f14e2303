import { isObject } from '../block/translations.ts';
import type { Json, JsonObject } from '../document/element.ts';
import type { Language } from '../languages.ts';
import { fingerprint } from './fingerprint.ts';
import { exampleTextsKey } from './link-meta.ts';
import type { EditNode, TranslationSources } from './node.ts';

/**
 * Marks of texts that were not written for this page: those of a block's example, and texts of another language used
 * as a substitute. A mark is the fingerprint of the text, so it ends when the text changes.
 */
type Marks = TranslationSources;

export function isExampleText(
  { linkMeta }: Pick<EditNode, 'linkMeta'>,
  language: Language,
  path: string,
  text: Json | undefined,
): boolean {
  const mark = marksOf(linkMeta)[language]?.[path];
  return mark !== undefined && text !== undefined && mark === fingerprint(text);
}

/** Returns `linkMeta` with the given texts of a language (by path) marked as examples. */
export function withExampleTexts(
  linkMeta: JsonObject,
  language: Language,
  texts: Readonly<Record<string, Json>>,
): JsonObject {
  const prints = Object.entries(texts).map(([path, text]) => [path, fingerprint(text)]);
  if (prints.length === 0) return linkMeta;
  const marks = marksOf(linkMeta);
  const own = { ...marks[language], ...Object.fromEntries(prints) };
  return { ...linkMeta, [exampleTextsKey]: { ...marks, [language]: own } };
}

/** Returns `linkMeta` without the mark, after an editor accepts the text as it is. */
export function withoutExampleText(
  linkMeta: JsonObject,
  language: Language,
  path: string,
): JsonObject {
  const marks = marksOf(linkMeta);
  if (marks[language]?.[path] === undefined) return linkMeta;
  const { [path]: _mark, ...others } = marks[language];
  return { ...linkMeta, [exampleTextsKey]: { ...marks, [language]: others } };
}

function marksOf(linkMeta: JsonObject): Marks {
  const marks = linkMeta[exampleTextsKey];
  return isObject(marks) ? (marks as Marks) : {};
}
