import type { EditorBlocks, KnownBlocks } from '#runtime/block/editor-registry.ts';
import { loadOptions } from '#schemas/block/load-options.ts';
import { overlay } from '#schemas/block/overlay.ts';
import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { isEqual } from '#schemas/document/equal.ts';
import { rawOptions } from '#schemas/editing/layer-options.ts';
import { layersOf } from '#schemas/editing/layers.ts';
import type { EditNode, OptionsLayer } from '#schemas/editing/node.ts';
import { fail, type Result } from '#schemas/result.ts';

type Layers = Map<OptionsLayer, Result<JsonObject>>;
const loaded = new WeakMap<EditNode, Layers>();

/**
 * Returns options as the view receives them: migrated, with defaults, valid, in one language, for all widths
 * or with the overrides below 1380 px. Cached per node, which is immutable. For a placement use
 * `placedOptions` (`placement.ts`).
 */
export function viewOptions(
  node: EditNode,
  blocks: KnownBlocks,
  layer: OptionsLayer,
): Result<JsonObject> {
  const layers = loaded.get(node) ?? new Map();
  loaded.set(node, layers);
  const known = layers.get(layer);
  if (known) return known;
  const made = load(node, blocks[node.handler], rawOptions(node, layer));
  layers.set(layer, made);
  return made;
}

interface Loading {
  readonly block: KnownBlocks[string];
  readonly version: number;
  readonly made: Result<JsonObject>;
}

const checked = new WeakMap<JsonObject, Loading>();

/**
 * Layers without texts or overrides share the node's options object, and so does a copied or moved node: it
 * is validated once.
 */
function load(
  { handler, version }: EditNode,
  block: KnownBlocks[string] | undefined,
  options: JsonObject,
): Result<JsonObject> {
  if (!block) return fail('blockUnknown', { params: { type: handler } });
  const known = checked.get(options);
  if (known?.block === block && known.version === version) return known.made;
  const made = loadOptions(block.model, { version, options }, block.validate);
  checked.set(options, { block, version, made });
  return made;
}

/** Returns what a form shows: pending input, otherwise the stored options with defaults. */
export function formOptions(node: EditNode, blocks: EditorBlocks, layer: OptionsLayer): JsonObject {
  const typed = node.pending[layer];
  if (typed) return layer === 'mobile' ? overlay(node.options, typed) : typed;
  const options = viewOptions(node, blocks, layer);
  return options.ok ? options.value : rawOptions(node, layer);
}

/** Checks every layer of the node against its block's schema. Unknown blocks are not checked. */
export function isNodeValid(node: EditNode, blocks: KnownBlocks): boolean {
  const block = blocks[node.handler];
  if (!block || node.version > block.model.version || node.master !== null) return true;
  return layersOf(node).every((layer) => viewOptions(node, blocks, layer).ok);
}

/** Whether the value contains no text. */
export function isEmptyText(value: Json): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return isObject(value) && JSON.stringify(value).match(/"text":"[^"]/) === null;
}

/** Whether the value contains nothing visible either, such as a picture. */
export function isBlankText(value: Json): boolean {
  return (
    isEmptyText(value) && !/"type":"(image|product|horizontalRule)"/.test(JSON.stringify(value))
  );
}

/**
 * Returns the values of `options` that differ from `from`: the overrides to store. Lists are compared as a
 * whole.
 */
export function sparse(from: JsonObject, options: JsonObject): JsonObject {
  const different: Record<string, Json> = {};
  for (const [key, value] of Object.entries(options)) {
    const below = from[key];
    if (isEqual(below, value)) continue;
    different[key] = isObject(below) && isObject(value) ? sparse(below, value) : value;
  }
  return different;
}
