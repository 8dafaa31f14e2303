import type { EditorBlock } from '#runtime/block/editor-registry.ts';
import { migrateOverrides } from '#schemas/block/migrate-overrides.ts';
import { isObject, translateOptions } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { isEqual } from '#schemas/document/equal.ts';
import { translatableFields, valueAt } from '#schemas/editing/fields.ts';
import { fingerprint } from '#schemas/editing/fingerprint.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { defaultLanguage, languages } from '#schemas/languages.ts';

/**
 * Returns the placement with its overrides migrated to the block's version, and texts in every language under
 * the current field names.
 */
export function placementUpToDate(placement: EditNode, block: EditorBlock | undefined): EditNode {
  if (!block || placement.version >= block.model.version) return placement;
  const { version, translations, sources } = placement;
  const migrated = (stored: JsonObject) =>
    migrateOverrides(block.model, { version, options: stored }, block.model.version);
  const options = migrated(placement.options);
  const texts: Record<string, Record<string, Json>> = {};
  const prints: Record<string, Record<string, string>> = {};
  for (const language of languages) {
    const own = translations[language];
    if (language === defaultLanguage || !isObject(own)) continue;
    const spoken = migrated(translateOptions(placement.options, own));
    for (const { path, value } of translatableFields(block.model.schema, spoken)) {
      const original = valueAt(options, path);
      if (original === undefined || (isEqual(value, original) && !(path in own))) continue;
      texts[language] = { ...texts[language], [path]: value };
      const print = sources[language]?.[path];
      const isStale =
        print !== undefined && print !== fingerprint(valueAt(placement.options, path) ?? null);
      prints[language] = {
        ...prints[language],
        [path]: isStale ? print : fingerprint(original),
      };
    }
  }
  return {
    ...placement,
    version: block.model.version,
    options,
    mobileOptions: migrated(placement.mobileOptions),
    translations: texts,
    sources: prints,
  };
}
