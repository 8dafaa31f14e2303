import type { EditorBlock, EditorBlocks } from '#runtime/block/editor-registry.ts';
import { currentHandler } from '#schemas/block/former-handlers.ts';
import { followedPlaceholders } from '#schemas/editing/placeholders.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { migrate } from '../document/migrate-node.ts';
import type { ClipboardBlock } from './format.ts';

/**
 * Migrates an external block and everything in it to this site's versions, in every language. If any block is
 * unknown, newer or breaks its schema, the whole input is refused.
 */
export function migrateInput(given: ClipboardBlock, blocks: EditorBlocks): Result<ClipboardBlock> {
  const input = { ...given, handler: currentHandler(blocks, given.handler) };
  const block = blocks[input.handler];
  const params = { type: input.handler };
  if (!block) return fail('blockUnknown', { params });
  const own = isPlacement(input) ? ok(input) : migrateOwn(input, block);
  if (!own.ok) return own;
  const detached = input.detached ? migrateInput(input.detached, blocks) : null;
  if (detached && !detached.ok) return detached;
  const parts: Record<string, readonly ClipboardBlock[]> = {};
  for (const [slot, children] of Object.entries(input.parts ?? {})) {
    const migrated = migrateAll(children, blocks);
    if (!migrated.ok) return migrated;
    parts[slot] = migrated.value;
  }
  return ok({ ...own.value, parts, ...(detached && { detached: detached.value }) });
}

export function migrateAll(
  inputs: readonly ClipboardBlock[],
  blocks: EditorBlocks,
): Result<readonly ClipboardBlock[]> {
  const migrated: ClipboardBlock[] = [];
  for (const input of inputs) {
    const result = migrateInput(input, blocks);
    if (!result.ok) return result;
    migrated.push(result.value);
  }
  return ok(migrated);
}

const isPlacement = ({ master }: ClipboardBlock) => master !== null && master !== undefined;

function migrateOwn(input: ClipboardBlock, block: EditorBlock): Result<ClipboardBlock> {
  const { version = block.model.version, options = {}, translations = {}, sources = {} } = input;
  const { mobileOptions = {}, linkMeta: stored = {} } = input;
  const own = migrate({ version, options, translations, sources, mobileOptions }, block);
  if (!own.ok) return own;
  if (version === block.model.version) return ok({ ...input, version });
  const linkMeta = followedPlaceholders({ version, options, linkMeta: stored }, block.model);
  return ok({ ...input, ...own.value, linkMeta });
}
