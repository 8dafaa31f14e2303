import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addedPart } from '#runtime/added/added-part.ts';
import type { ServerBlock } from '#runtime/block/types.ts';
import type { Preparation } from '#runtime/page/prepare.ts';
import { StartError } from '#server/db/start-error.ts';
import { type CheckedBlock, checkBlock } from './check-block.ts';

/** A file whose block breaks rules, with messages for its author. */
export interface RefusedBlock {
  readonly file: string;
  readonly errors: readonly string[];
}

export interface ReadBlocks extends Preparation {
  readonly added: readonly CheckedBlock[];
  readonly refused: readonly RefusedBlock[];
}

/**
 * Returns the built-in blocks and those of a folder, where each `<type>.js` holds one block (docs/blocks.md).
 * `folder` is null if there is none. Throws `StartError` for a folder that cannot be read.
 */
export async function readAddedBlocks(
  folder: string | null,
  built: Preparation,
): Promise<ReadBlocks> {
  const added: CheckedBlock[] = [];
  const refused: RefusedBlock[] = [];
  let { registry, validators } = built;
  for (const file of folder === null ? [] : await filesOf(folder)) {
    const source = await readFile(join(folder ?? '', file), 'utf8');
    const check = await checkBlock(file.slice(0, -3), source, { registry, validators });
    if ('errors' in check) {
      refused.push({ file, errors: check.errors });
      continue;
    }
    const { block, validate } = check.checked;
    const { type } = block.model;
    registry = { ...registry, [type]: serverBlock(check.checked) };
    validators = { ...validators, [type]: validate };
    added.push(check.checked);
  }
  return { registry, validators, added, refused };
}

async function filesOf(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.js')).sort();
  } catch {
    throw new StartError(`ADDED_BLOCKS names a folder that cannot be read: ${folder}`);
  }
}

/** The server renders the view at once, with the marker that makes a browser wait for its code. */
function serverBlock({ block }: CheckedBlock): ServerBlock {
  const { model, load, messages } = block;
  const { View, renderNow } = addedPart(async () => block.View);
  renderNow(block.View);
  return { model, View, ...(load && { load }), ...(messages && { messages }) };
}
