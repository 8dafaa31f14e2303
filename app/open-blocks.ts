import type { Logger } from 'pino';
import { publicFiles } from './added-blocks/public-files.ts';
import { readAddedBlocks } from './added-blocks/read-added-blocks.ts';
import { blockRules, builtBlocks } from './block-rules.ts';
import type { Config } from './config.ts';

/** The built-in and added blocks. Errors of added blocks are logged for their authors. */
export async function openBlocks({ addedBlocks }: Config, logger: Logger) {
  const { registry, validators, added, refused } = await readAddedBlocks(addedBlocks, builtBlocks);
  for (const { file, errors } of refused) {
    logger.error(
      `Added block ${file.slice(0, -3)} is left out: ${errors.join('; ')}. Mend ${file} in ADDED_BLOCKS and start again; its rules are in docs/blocks.md.`,
    );
  }
  const blocks = { registry, validators };
  return { ...blocks, rules: blockRules(blocks), files: publicFiles(added) };
}

export type OpenedBlocks = Awaited<ReturnType<typeof openBlocks>>;
