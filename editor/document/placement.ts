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

/** Options of a shared element where it is placed: its own, with what is different there. */
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

/** What phones show of a shared element where it is placed, as long as the placement says nothing of phones. */
export function placedUnderMobile(
  placement: EditNode,
  master: EditNode,
  blocks: KnownBlocks,
  language: Language,
): Result<JsonObject> {
  const placed = placedOptions(placement, master, blocks, language);
  return placed.ok ? ok(overlay(placed.value, mobileOverrides(master, language))) : placed;
}

/** How a shared element looks where it is placed, joined as by the server: what is said there wins. */
export function placedLook(placement: EditNode, master: EditNode) {
  return {
    meta: { ...master.meta, ...placement.meta },
    mobileOptions: overlay(master.mobileOptions, placement.mobileOptions),
    mobileMeta: { ...master.mobileMeta, ...placement.mobileMeta },
  };
}

/** Whether what is different there keeps the block's schema, in every layer the shared element does. */
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

/** What is typed into: what is not valid yet, else what shows. Also of placements. */
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

/** An object of its own: validators complete it with defaults. */
function withOverrides(
  own: JsonObject,
  placement: EditNode,
  layer: OptionsLayer,
  { model }: KnownBlocks[string],
): JsonObject {
  const stored = { version: placement.version, options: rawOptions(placement, layer) };
  return structuredClone(overlay(own, migrateOverrides(model, stored, model.version)));
}
