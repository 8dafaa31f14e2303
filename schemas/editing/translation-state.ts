import { overlay } from '../block/overlay.ts';
import type { Json, JsonObject } from '../document/element.ts';
import type { Language } from '../languages.ts';
import { isExampleText } from './example-texts.ts';
import { type Field, translatableFields, valueAt } from './fields.ts';
import { fingerprint } from './fingerprint.ts';
import { isMobilePath, mobilePath, mobileTexts, plainPath } from './layers.ts';
import type { EditNode } from './node.ts';

export type TranslationState = 'ok' | 'example' | 'stale' | 'missing';

/** Returns the state of the translation of this original. */
export function translationState(
  node: EditNode,
  language: Language,
  path: string,
  original: Json,
): TranslationState {
  const texts = node.translations[language] ?? {};
  const text = texts[path];
  if (text === undefined) return isMobilePath(path) && plainPath(path) in texts ? 'ok' : 'missing';
  if (isExampleText(node, language, path, text)) return 'example';
  const print = node.sources[language]?.[path];
  return print === undefined || print === fingerprint(original) ? 'ok' : 'stale';
}

/** Returns texts that the original or this language has only for phones, under their phone paths. */
export function mobileFields(node: EditNode, schema: JsonObject, language: Language): Field[] {
  const own = mobileTexts(node.translations[language]);
  if (Object.keys({ ...node.mobileOptions, ...own }).length === 0) return [];
  return translatableFields(schema, mobileOriginal(node))
    .filter(({ path, value }) => path in own || isDifferent(value, valueAt(node.options, path)))
    .map((field) => ({ ...field, path: mobilePath(field.path) }));
}

/** Returns the text of the default language that a translation is based on; for a phone path the text shown on phones. */
export function originalAt(node: EditNode, path: string): Json | undefined {
  return valueAt(isMobilePath(path) ? mobileOriginal(node) : node.options, plainPath(path));
}

const mobileOriginal = ({ options, mobileOptions }: EditNode): JsonObject =>
  overlay(options, mobileOptions);

const isDifferent = (one: Json, other: Json | undefined) =>
  other === undefined || fingerprint(one) !== fingerprint(other);
