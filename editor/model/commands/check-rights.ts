import type { KnownBlocks } from '#runtime/block/editor-registry.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import { hasScopes } from '#schemas/editing/hidden.ts';
import { rawOptions } from '#schemas/editing/layer-options.ts';
import { layersOf } from '#schemas/editing/layers.ts';
import type { EditNode, OptionsLayer } from '#schemas/editing/node.ts';
import { allows, closedChanges } from '#schemas/editing/rights.ts';
import { fail, ok } from '#schemas/result.ts';
import { type NodeReader, slotKeyOf } from '../document/node-store.ts';
import { viewOptions } from '../document/options.ts';
import { type Check, isMoved, isOptionsChanged, ruleOf } from './outcome.ts';

const fine = ok(true as const);

/** Some scopes may not fill, empty or reorder certain slots. */
export const checkSlots: Check = (context, changes, after) => {
  if (context.scopes.includes('admin')) return fine;
  const isClosed = (node: EditNode | null, reader: NodeReader) =>
    node !== null &&
    !allows(ruleOf(context, slotKeyOf(node), reader)?.scope, 'change', context.scopes);
  const isHeld = changes.some(
    (change) =>
      isMoved(change) && (isClosed(change.before, context.nodes) || isClosed(change.after, after)),
  );
  return isHeld ? fail('fieldClosed') : fine;
};

/** Fields that these scopes may not change must be unchanged, in every language and width. */
export const checkRights: Check = ({ blocks, scopes }, changes) => {
  if (scopes.includes('admin')) return fine;
  for (const { before, after } of changes) {
    const schema = blocks[after?.handler ?? '']?.model.schema;
    if (!before || !after || !schema || !hasScopes(schema)) continue;
    if (!isOptionsChanged(before, after)) continue;
    for (const layer of layersOf(after)) {
      const [one, other] = [before, after].map((node) => shownOptions(node, blocks, layer));
      const [path] = closedChanges(schema, one ?? {}, other ?? {}, scopes);
      if (path !== undefined) return fail('fieldClosed', { field: path });
    }
  }
  return fine;
};

/** Includes defaults, so that leaving a field out is no change. A placement has only what differs. */
function shownOptions(node: EditNode, blocks: KnownBlocks, layer: OptionsLayer): JsonObject {
  const options = node.master === null ? viewOptions(node, blocks, layer) : null;
  return options?.ok ? options.value : rawOptions(node, layer);
}
