import type { EditorBlock } from '#runtime/block/editor-registry.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { isEqual } from '#schemas/document/equal.ts';
import { withExampleTexts } from '#schemas/editing/example-texts.ts';
import { translatableFields, valueAt } from '#schemas/editing/fields.ts';
import { fingerprint } from '#schemas/editing/fingerprint.ts';
import { isMobileLayer, languageOf, textsOfWidth } from '#schemas/editing/layers.ts';
import type { EditNode, OptionsLayer } from '#schemas/editing/node.ts';
import { originalOptions } from '#schemas/editing/original-options.ts';
import { defaultLanguage, type Language } from '#schemas/languages.ts';
import { withCopiedMembers } from './copied-members.ts';
import { withMobileTexts } from './mobile-texts.ts';
import { isBlankText, sparse } from './options.ts';

/**
 * Returns the node with whole options written to one layer. Texts of another language become translations
 * (with the fingerprint of their original), everything else is shared. A text equal to its original is no
 * translation unless it was one.
 */
export function withLayer(
  stored: EditNode,
  block: EditorBlock,
  layer: OptionsLayer,
  options: JsonObject,
): EditNode {
  const version = block.model.version;
  if (layer === 'mobile') return { ...stored, mobileOptions: sparse(stored.options, options) };
  if (isMobileLayer(layer)) return withMobileTexts(stored, block, languageOf(layer), options);
  const node = withCopiedMembers(stored, options);
  if (layer === defaultLanguage) return { ...node, version, options };
  return withTranslations({ ...node, version }, block, languageOf(layer), options);
}

function withTranslations(
  node: EditNode,
  block: EditorBlock,
  language: Language,
  options: JsonObject,
): EditNode {
  const original = originalOptions(node.options, block, options);
  const before = node.translations[language] ?? {};
  const texts: Record<string, Json> = { ...textsOfWidth(before, true) };
  const prints: Record<string, string> = { ...textsOfWidth(node.sources[language], true) };
  for (const { path, value } of translatableFields(block.model.schema, options)) {
    const source = valueAt(original.options, path) ?? value;
    if (isEqual(value, source) && !(path in before)) continue;
    if (isBlankText(value)) continue;
    texts[path] = value;
    const known = isEqual(before[path], value) ? node.sources[language]?.[path] : undefined;
    prints[path] = known ?? fingerprint(source);
  }
  return {
    ...node,
    options: original.options,
    linkMeta: withExampleTexts(node.linkMeta, defaultLanguage, original.standIns),
    translations: { ...node.translations, [language]: texts },
    sources: { ...node.sources, [language]: prints },
  };
}
