import type { EditorBlock } from '#runtime/block/editor-registry.ts';
import { overlay } from '#schemas/block/overlay.ts';
import { translateOptions } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { isEqual } from '#schemas/document/equal.ts';
import { translatableFields, valueAt } from '#schemas/editing/fields.ts';
import { fingerprint } from '#schemas/editing/fingerprint.ts';
import { inheritedOverrides } from '#schemas/editing/layer-options.ts';
import { mobilePath, textsOfWidth } from '#schemas/editing/layers.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { originalOptions } from '#schemas/editing/original-options.ts';
import { defaultLanguage, type Language } from '#schemas/languages.ts';
import { sparse } from './options.ts';

/**
 * Applies whole options for phones typed in another language. Texts that differ from what phones show anyway
 * become that language's own; everything else applies on phones in all languages. `under` is what phones show
 * in a language as long as the node has no values for phones.
 */
export function withMobileTexts(
  node: EditNode,
  block: EditorBlock,
  language: Language,
  options: JsonObject,
  under: Under = (each) => desktopOptions(node, block, each),
): EditNode {
  const whole = under(defaultLanguage);
  const original = originalOptions(overlay(whole, node.mobileOptions), block, options).options;
  const changed = { ...node, mobileOptions: sparse(whole, original) };
  const shown = overlay(under(language), inheritedOverrides(changed, language));
  const known = node.translations[language] ?? {};
  const texts: Record<string, Json> = { ...textsOfWidth(known, false) };
  const prints: Record<string, string> = { ...textsOfWidth(node.sources[language], false) };
  for (const { path, value } of translatableFields(block.model.schema, options)) {
    if (isEqual(value, valueAt(shown, path))) continue;
    const at = mobilePath(path);
    const before = isEqual(known[at], value) ? node.sources[language]?.[at] : undefined;
    texts[at] = value;
    prints[at] = before ?? fingerprint(valueAt(original, path) ?? value);
  }
  return {
    ...changed,
    translations: { ...node.translations, [language]: texts },
    sources: { ...node.sources, [language]: prints },
  };
}

type Under = (language: Language) => JsonObject;

/** Returns the stored options of a language with defaults, ignoring pending input. */
export function desktopOptions(
  { options, translations }: EditNode,
  block: EditorBlock,
  language: Language,
): JsonObject {
  return completed(block, translateOptions(options, translations[language] ?? {}));
}

/** Returns the options with defaults, which validators fill in. */
function completed({ validate }: EditorBlock, options: JsonObject): JsonObject {
  const whole = structuredClone(options);
  validate(whole);
  return whole;
}
