import { firstError } from '#schemas/block/first-error.ts';
import { loadOptions, type OptionsValidator } from '#schemas/block/load-options.ts';
import type { StoredOptions } from '#schemas/block/migrate-options.ts';
import { joinOptions } from '#schemas/block/migrate-overrides.ts';
import type { BlockModel } from '#schemas/block/model.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { isEqual } from '#schemas/document/equal.ts';
import { rawOptions } from '#schemas/editing/layer-options.ts';
import { languageOf, layersOf } from '#schemas/editing/layers.ts';
import type { EditNode, OptionsLayer } from '#schemas/editing/node.ts';
import { defaultLanguage } from '#schemas/languages.ts';
import type { Result } from '#schemas/result.ts';
import type { BlockRules } from '../dependencies.ts';

/** A block in the code that can read the stored version. */
export interface KnownBlock {
  readonly model: BlockModel;
  readonly validate: OptionsValidator;
}

/** Returns null for an unknown block, and for options of a newer version. */
export function knownBlock(
  { models, validators }: BlockRules,
  { handler, version }: Pick<EditNode, 'handler' | 'version'>,
): KnownBlock | null {
  if (!Object.hasOwn(models, handler)) return null;
  const [model, validate] = [models[handler], validators[handler]];
  return model && validate && version <= model.version ? { model, validate } : null;
}

/** Returns the stored options of one layer; a placement's options override the shared element's. */
function storedOptions(
  { model }: KnownBlock,
  node: EditNode,
  layer: OptionsLayer,
  master: EditNode | null,
): StoredOptions {
  const [own, shared] = [node, master].map(
    (each) => each && { version: each.version, options: rawOptions(each, layer) },
  ) as [StoredOptions, StoredOptions | null];
  return shared ? joinOptions(model, shared, own) : own;
}

/** Options of one layer of a node, with the validator and shared element they were loaded with. */
interface Viewed {
  readonly validate: OptionsValidator;
  readonly master: EditNode | null;
  readonly options: Result<JsonObject>;
}

/** Cached, because checking a node reads the same options many times. */
const viewed = new WeakMap<EditNode, Map<OptionsLayer, Viewed>>();

/** Returns the options of one layer as the view receives them: migrated, with defaults, valid. */
export function viewOptions(
  block: KnownBlock,
  node: EditNode,
  layer: OptionsLayer,
  master: EditNode | null,
): Result<JsonObject> {
  const layers = viewed.get(node) ?? new Map<OptionsLayer, Viewed>();
  viewed.set(node, layers);
  const known = layers.get(layer);
  if (known?.validate === block.validate && known.master === master) return known.options;
  const options = loadLayer(block, node, layer, master);
  layers.set(layer, { validate: block.validate, master, options });
  return options;
}

/** A layer without own options shows those of the default language. */
function loadLayer(
  block: KnownBlock,
  node: EditNode,
  layer: OptionsLayer,
  master: EditNode | null,
): Result<JsonObject> {
  const stored = storedOptions(block, node, layer, master);
  const isOwn = layer === defaultLanguage || stored.options !== node.options;
  return isOwn
    ? loadOptions(block.model, stored, block.validate)
    : viewOptions(block, node, defaultLanguage, master);
}

export interface BrokenLayer {
  readonly layer: OptionsLayer;
  readonly path: string;
}

/** Returns the layers whose options violate the block's schema, each with the path of the first error. */
export function brokenLayers(
  block: KnownBlock,
  node: EditNode,
  master: EditNode | null,
): BrokenLayer[] {
  return layersOf(node).flatMap((layer) => {
    if (layer !== defaultLanguage && !hasLayer(node, layer)) return [];
    if (viewOptions(block, node, layer, master).ok) return [];
    const { options } = storedOptions(block, node, layer, master);
    return [{ layer, path: firstError(block.validate, options) }];
  });
}

function hasLayer({ translations, mobileOptions }: EditNode, layer: OptionsLayer): boolean {
  const own = layer === 'mobile' ? mobileOptions : (translations[languageOf(layer)] ?? {});
  return Object.keys(own).length > 0;
}

/** Whether a block would render the same content. */
export function isSameContent(one: EditNode, other: EditNode): boolean {
  return isEqual(contentOf(one), contentOf(other));
}

const contentOf = ({ handler, version, options, translations, mobileOptions }: EditNode): Json => ({
  handler,
  version,
  options,
  translations: Object.fromEntries(
    Object.entries(translations).filter(([, texts]) => Object.keys(texts).length > 0),
  ),
  mobileOptions,
});
