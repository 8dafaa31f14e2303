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

/** A block that the code knows, and of which it can read the stored version. */
export interface KnownBlock {
  readonly model: BlockModel;
  readonly validate: OptionsValidator;
}

export const noBlocks: BlockRules = { models: {}, validators: {} };

/** Null for an unknown block, and for options of a version that is still to come. */
export function knownBlock(
  { models, validators }: BlockRules,
  { handler, version }: Pick<EditNode, 'handler' | 'version'>,
): KnownBlock | null {
  if (!Object.hasOwn(models, handler)) return null;
  const [model, validate] = [models[handler], validators[handler]];
  return model && validate && version <= model.version ? { model, validate } : null;
}

/** Options of one layer as stored; of a placement over those of the shared element. */
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

/** What a layer of a node shows, by which block and over which shared element. */
interface Viewed {
  readonly validate: OptionsValidator;
  readonly master: EditNode | null;
  readonly options: Result<JsonObject>;
}

/** A node is asked for the same again and again while it is judged. */
const viewed = new WeakMap<EditNode, Map<OptionsLayer, Viewed>>();

/** The same as the view receives them: migrated, with defaults, valid. */
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

/** A layer without anything of its own shows what the default language does. */
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

/** Layers in which options break their block's schema, with the first place where they do. */
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

/** Whether what a block renders is the same. */
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
