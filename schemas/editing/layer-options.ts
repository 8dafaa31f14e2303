import { overlay } from '../block/overlay.ts';
import { translateOptions } from '../block/translations.ts';
import type { JsonObject } from '../document/element.ts';
import { defaultLanguage, type Language } from '../languages.ts';
import { withValueAt } from './fields.ts';
import { isMobileLayer, languageOf, mobileTexts } from './layers.ts';
import type { EditNode, OptionsLayer } from './node.ts';

/** Returns the options of one layer: texts in its language, overrides applied. */
export function rawOptions(node: EditNode, layer: OptionsLayer): JsonObject {
  const language = languageOf(layer);
  const options = inLanguage(node.options, node, language);
  const overrides = isMobileLayer(layer) ? mobileOverrides(node, language) : {};
  return Object.keys(overrides).length === 0 ? options : overlay(options, overrides);
}

type Texts = Pick<EditNode, 'options' | 'mobileOptions' | 'translations'>;

/**
 * Returns the overrides below 1380 px as rendered in a language. A text is the language's own for phones,
 * else its own for all widths, else that of the default language for phones, else for all widths.
 */
export function mobileOverrides(node: Texts, language: Language): JsonObject {
  const inherited = inheritedOverrides(node, language);
  const own = language === defaultLanguage ? {} : mobileTexts(node.translations[language]);
  const paths = Object.keys(own);
  if (paths.length === 0) return inherited;
  const below = overlay(inLanguage(node.options, node, language), inherited);
  const shown = paths.reduce((all, path) => withValueAt(all, path, own[path] ?? ''), below);
  const keys = new Set(paths.map((path) => path.split('/')[0] ?? ''));
  const changed = [...keys].flatMap((key) => {
    const value = shown[key];
    return value === undefined ? [] : [[key, value] as const];
  });
  return { ...inherited, ...Object.fromEntries(changed) };
}

/** Like `mobileOverrides`, without the language's own texts for phones. */
export function inheritedOverrides(
  { mobileOptions, translations }: Texts,
  language: Language,
): JsonObject {
  return inLanguage(mobileOptions, { translations }, language);
}

function inLanguage(
  options: JsonObject,
  { translations }: Pick<EditNode, 'translations'>,
  language: Language,
): JsonObject {
  if (language === defaultLanguage) return options;
  return translateOptions(options, translations[language] ?? {});
}
