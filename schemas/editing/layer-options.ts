import { overlay } from '../block/overlay.ts';
import { translateOptions } from '../block/translations.ts';
import type { JsonObject } from '../document/element.ts';
import { defaultLanguage, type Language } from '../languages.ts';
import type { EditNode, OptionsLayer } from './node.ts';

/** Stored options of one layer, texts in their language, overrides laid over. */
export function rawOptions(node: EditNode, layer: OptionsLayer): JsonObject {
  if (layer === 'mobile') return overlay(node.options, node.mobileOptions);
  if (layer === defaultLanguage) return node.options;
  return translateOptions(node.options, node.translations[layer] ?? {});
}

/**
 * Overrides below 1380 px as they are drawn in a language: a text of theirs is Croatian, and gives way
 * to the translation of the text it stands for.
 */
export function mobileOverrides(
  { mobileOptions, translations }: Pick<EditNode, 'mobileOptions' | 'translations'>,
  language: Language,
): JsonObject {
  if (language === defaultLanguage) return mobileOptions;
  return translateOptions(mobileOptions, translations[language] ?? {});
}
