import { presetInput } from '#editor/chrome/panels/library/preset-input.ts';
import { checkChanges } from '#editor/model/commands/guard.ts';
import { nodesFromInput } from '#editor/model/commands/node-input.ts';
import { createNodeStore } from '#editor/model/document/node-store.ts';
import type { BlockPreset, KnownBlocks } from '#runtime/block/editor-registry.ts';
import { rootSlot } from '#schemas/editing/node.ts';

/** Any block may be the root of a shared element, so the check is about the block, not its position. */
const target = { document: 'shared:new', parent: null, slot: rootSlot, order: 'V' } as const;

/** Lists why the block library cannot create an element of a block; empty if it can. */
export function newElementErrors(
  type: string,
  preset: BlockPreset | undefined,
  blocks: KnownBlocks,
): string[] {
  if (!preset) return ['no example that new elements begin from'];
  let count = 0;
  const newId = () => `new-${++count}`;
  const nodes = nodesFromInput({ blocks, newId }, presetInput(type, preset), target);
  const context = { nodes: createNodeStore(), documents: new Map(), scopes: ['admin'], blocks };
  const made = checkChanges(
    context,
    nodes.map((after) => ({ before: null, after })),
  );
  return made.ok ? [] : [`no new element can be made of its first example: ${made.error.code}`];
}
