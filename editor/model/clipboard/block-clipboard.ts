import type { EditNode } from '#schemas/editing/node.ts';
import { isTemplate, withoutExamples } from '#schemas/editing/placeholders.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Position } from '../commands/insert.ts';
import { topmost } from '../commands/move.ts';
import { type NodeInput, toInput } from '../commands/node-input.ts';
import { type PasteArgs, pasteNodes } from '../commands/paste.ts';
import { placedInput } from '../commands/placed-input.ts';
import { slotParts } from '../commands/slot-order.ts';
import type { Editing } from '../document/editing.ts';
import { ancestry, slotKeyOf } from '../document/node-store.ts';
import { blocksIn, type ClipboardTexts, clipboardTexts } from './clipboard-data.ts';
import { blockOfHtml, blockOfText, type ReadHtml } from './foreign-text.ts';
import { type ClipboardBlock, writeBlocks } from './format.ts';
import { migrateAll } from './migrate-input.ts';

/** Returns the clipboard contents for nodes and everything in them, in page order. */
export function copyTexts(editing: Editing, ids: readonly string[], text: string): ClipboardTexts {
  const nodes = topmost(editing, ids);
  const indexOf = (node: (typeof nodes)[number]) =>
    editing.nodes.children(slotKeyOf(node)).indexOf(node.id);
  const inOrder = nodes.toSorted((a, b) => indexOf(a) - indexOf(b));
  const blocks = inOrder.map((node) => portable(editing, node));
  return clipboardTexts(writeBlocks(blocks), text);
}

/** A placement carries a copy of what it shows, for sites without its shared element. */
function portable(editing: Editing, node: EditNode): ClipboardBlock {
  const master = editing.nodes.get(node.master ?? '');
  if (!master) return onPages(editing, toInput(editing, node), node);
  return { ...toInput(editing, node), detached: placedInput(editing, node, master) };
}

/** Marked fields of a template become placeholders to fill in when the block is pasted on a page. */
function onPages(editing: Editing, input: NodeInput, node: EditNode): NodeInput {
  if (!isTemplate(node.document)) return input;
  const emptied = (each: NodeInput): NodeInput => {
    const model = editing.blocks[each.handler]?.model;
    const held = { ...node, ...each, document: node.document } as EditNode;
    const made = model && !each.master ? withoutExamples(held, model) : held;
    const { options, translations, sources, mobileOptions, linkMeta } = made;
    const parts = Object.entries(each.parts ?? {}).map(([slot, below]) => [
      slot,
      below.map(emptied),
    ]);
    const own = { options, translations, sources, mobileOptions, linkMeta };
    return { ...each, ...own, parts: Object.fromEntries(parts) };
  };
  return emptied(input);
}

/** Returns this site's blocks for the clipboard contents. `clipboardInvalid`: there are none. */
export async function pastedBlocks(
  editing: Editing,
  texts: ClipboardTexts,
  readHtml: ReadHtml,
): Promise<Result<readonly ClipboardBlock[]>> {
  const found = blocksIn(texts);
  if (found) return found.ok ? migrateAll(found.value, editing.blocks) : found;
  const text =
    (await blockOfHtml(texts.html, editing.blocks, readHtml)) ??
    blockOfText(texts.plain, editing.blocks);
  return text ? ok([text]) : fail('clipboardInvalid');
}

/**
 * Pastes blocks at a position, or after the nearest parent where they are allowed. The error is that of the
 * position itself.
 */
export function pasteBlocks(
  editing: Editing,
  blocks: readonly ClipboardBlock[],
  { only, ...at }: Omit<PasteArgs, 'blocks'>,
) {
  const known = blocks.map((block) => standingFor(editing, block));
  const own = only ? { only } : {};
  const candidates = positionsAround(editing, at).map(
    (position): PasteArgs => ({ ...position, ...own, blocks: known }),
  );
  const allowed = candidates.find((args) => editing.check(pasteNodes, args).ok);
  return editing.run(pasteNodes, allowed ?? { ...at, ...own, blocks: known });
}

function standingFor(editing: Editing, { detached, ...block }: ClipboardBlock): NodeInput {
  const isHere = typeof block.master !== 'string' || editing.nodes.get(block.master);
  return isHere || !detached ? block : detached;
}

function positionsAround({ nodes }: Editing, at: Position): Position[] {
  const { parent } = slotParts(nodes, at.slotKey);
  const behind = (parent === null ? [] : ancestry(nodes, parent)).toReversed().map((node) => {
    const slotKey = slotKeyOf(node);
    return { slotKey, index: nodes.children(slotKey).indexOf(node.id) + 1 };
  });
  return [at, ...behind];
}
