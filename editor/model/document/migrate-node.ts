import type { EditorBlock, EditorBlocks } from '#runtime/block/editor-registry.ts';
import { loadOptions } from '#schemas/block/load-options.ts';
import { overlay } from '#schemas/block/overlay.ts';
import { translateOptions } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { isEqual } from '#schemas/document/equal.ts';
import { type Field, translatableFields } from '#schemas/editing/fields.ts';
import { fingerprint } from '#schemas/editing/fingerprint.ts';
import { rawOptions } from '#schemas/editing/layer-options.ts';
import { layersOf, mobileLayer } from '#schemas/editing/layers.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { followedPlaceholders } from '#schemas/editing/placeholders.ts';
import { originalAt } from '#schemas/editing/translation-state.ts';
import { defaultLanguage, type Language, languages } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { sparse } from './options.ts';
import { withLayer } from './with-layer.ts';

/** The parts of a node that depend on the version of its block, in all languages and widths. */
type Stored = Pick<EditNode, 'version' | 'options' | 'translations' | 'sources' | 'mobileOptions'>;

/**
 * Migrates stored options to the version of the block's model. Texts follow their fields in every language.
 */
export function migrate(stored: Stored, block: EditorBlock): Result<Stored> {
  const { model } = block;
  const { version, options } = stored;
  const load = (given: JsonObject) => {
    const loaded = loadOptions(model, { version, options: given }, block.validate);
    return loaded.ok ? loaded : fail(loaded.error.code, { params: { type: model.type } });
  };
  const original = load(options);
  if (!original.ok) return original;
  if (version === model.version) return ok(stored);
  let texts: Texts = { options: original.value, translations: {}, sources: {} };
  for (const language of languages) {
    const translated = stored.translations[language];
    if (language === defaultLanguage || !translated) continue;
    const loaded = load(translateOptions(options, translated));
    if (loaded.ok) texts = withTexts(texts, stored, block, language, loaded.value);
  }
  const mobile = load(overlay(options, stored.mobileOptions));
  const made: Stored = {
    version: model.version,
    ...texts,
    mobileOptions: mobile.ok ? sparse(original.value, mobile.value) : {},
  };
  return ok(
    languages.reduce((node, language) => {
      const layer = mobileLayer(language);
      if (!layersOf(stored).includes(layer) || layer === 'mobile') return node;
      const loaded = load(rawOptions(stored as EditNode, layer));
      if (!loaded.ok) return node;
      const written = withLayer(node as EditNode, block, layer, loaded.value);
      return withStaleMarks(
        { ...node, translations: written.translations, sources: written.sources },
        stored,
        language,
      );
    }, made),
  );
}

type Texts = Pick<EditNode, 'options' | 'translations' | 'sources'>;

/** A translation of an outdated original stays marked where its field kept its name. */
function withTexts(
  { options, translations, sources }: Texts,
  stored: Stored,
  block: EditorBlock,
  language: Language,
  loaded: JsonObject,
): Texts {
  const known = knownTexts(block, loaded, stored.translations[language] ?? {});
  const node = { options, translations: { ...translations, [language]: known }, sources };
  const written = withLayer(node as EditNode, block, language, loaded);
  const marked = { options, translations: written.translations, sources: written.sources };
  return withStaleMarks(marked, stored, language);
}

/** Returns the translated texts under their new paths. One that repeats its original, such as a name, remains one. */
function knownTexts(
  { model }: EditorBlock,
  options: JsonObject,
  translated: Readonly<Record<string, Json>>,
): Record<string, Json> {
  const texts = Object.values(translated);
  const isKnown = ({ value }: Field) => texts.some((text) => isEqual(text, value));
  const fields = translatableFields(model.schema, options).filter(isKnown);
  return Object.fromEntries(fields.map(({ path, value }) => [path, value]));
}

function withStaleMarks<T extends Texts>(made: T, stored: Stored, language: Language): T {
  const prints = { ...made.sources[language] };
  for (const [path, print] of Object.entries(stored.sources[language] ?? {})) {
    const isStale = print !== fingerprint(originalAt(stored as EditNode, path) ?? null);
    if (path in prints && isStale) prints[path] = print;
  }
  return { ...made, sources: { ...made.sources, [language]: prints } };
}

const migrated = new WeakMap<EditNode, EditNode>();

/**
 * Returns the node migrated to its block's version. Nodes that are newer, unknown, placements or fail to
 * migrate are returned as stored.
 */
export function upToDate(node: EditNode, blocks: EditorBlocks): EditNode {
  const block = blocks[node.handler];
  if (!block || node.master !== null || node.version >= block.model.version) return node;
  const known = migrated.get(node);
  if (known) return known;
  const made = migrate(node, block);
  const linkMeta = followedPlaceholders(node, block.model);
  const current = made.ok ? { ...node, ...made.value, linkMeta } : node;
  migrated.set(node, current);
  return current;
}
