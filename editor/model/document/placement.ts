import type { EditorBlocks, KnownBlocks } from '#runtime/block/editor-registry.ts';
import { migrateOverrides } from '#schemas/block/migrate-overrides.ts';
import { overlay } from '#schemas/block/overlay.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import { mobileOverrides, rawOptions } from '#schemas/editing/layer-options.ts';
import { isMobileLayer, languageOf, layersOf } from '#schemas/editing/layers.ts';
import type { EditNode, OptionsLayer } from '#schemas/editing/node.ts';
import type { Language } from '#schemas/languages.ts';
import { ok, type Result } from '#schemas/result.ts';
import type { NodeReader } from './node-store.ts';
import { formOptions, viewOptions } from './options.ts';

/** Returns the options of a shared element at a placement: its own with the placement's overrides. */
export function placedOptions(
  placement: EditNode,
  master: EditNode,
  blocks: KnownBlocks,
  layer: OptionsLayer,
): Result<JsonObject> {
  const own = viewOptions(master, blocks, layer);
  if (!own.ok || isBare(placement)) return own;
  const block = blocks[master.handler];
  if (!block) return own;
  const options = withOverrides(own.value, placement, layer, block);
  return block.validate(options) ? ok(options) : own;
}

/**
 * Returns what phones show of a shared element at a placement as long as the placement has no values for
 * phones.
 */
export function placedUnderMobile(
  placement: EditNode,
  master: EditNode,
  blocks: KnownBlocks,
  language: Language,
): Result<JsonObject> {
  const placed = placedOptions(placement, master, blocks, language);
  return placed.ok ? ok(overlay(placed.value, mobileOverrides(master, language))) : placed;
}

/** Merges the appearance of a shared element and its placement as the server does: the placement wins. */
export function placementStyle(placement: EditNode, master: EditNode) {
  return {
    meta: { ...master.meta, ...placement.meta },
    mobileOptions: overlay(master.mobileOptions, placement.mobileOptions),
    mobileMeta: { ...master.mobileMeta, ...placement.mobileMeta },
  };
}

/**
 * Checks the placement's overrides against the block's schema, in every layer in which the shared element is
 * valid.
 */
export function isPlacementValid(
  placement: EditNode,
  master: EditNode,
  blocks: KnownBlocks,
): boolean {
  const block = blocks[master.handler];
  if (!block || isBare(placement)) return true;
  return layersOf(placement).every((layer) => {
    const own = viewOptions(master, blocks, layer);
    return !own.ok || block.validate(withOverrides(own.value, placement, layer, block));
  });
}

/** Returns the options to type into: pending input, otherwise what is shown. Also for placements. */
export function typedOptions(
  { nodes, blocks }: { readonly nodes: Pick<NodeReader, 'get'>; readonly blocks: EditorBlocks },
  node: EditNode,
  layer: OptionsLayer,
): JsonObject {
  const master = nodes.get(node.master ?? '');
  if (!master) return formOptions(node, blocks, layer);
  const typed = node.pending[layer];
  if (typed) return typed;
  const language = languageOf(layer);
  const options = isMobileLayer(layer)
    ? placedUnderMobile(node, master, blocks, language)
    : placedOptions(node, master, blocks, layer);
  if (!options.ok) return node.options;
  return isMobileLayer(layer)
    ? overlay(options.value, mobileOverrides(node, language))
    : options.value;
}

const isBare = ({ options, mobileOptions }: EditNode) =>
  Object.keys(options).length === 0 && Object.keys(mobileOptions).length === 0;

/** A copy: validators add defaults to the object. */
function withOverrides(
  own: JsonObject,
  placement: EditNode,
  layer: OptionsLayer,
  { model }: KnownBlocks[string],
): JsonObject {
  const stored = { version: placement.version, options: rawOptions(placement, layer) };
  return structuredClone(overlay(own, migrateOverrides(model, stored, model.version)));
}
