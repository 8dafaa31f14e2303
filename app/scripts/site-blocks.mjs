import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** `virtual:site-blocks/NAME` is a registry of the site's own blocks. */
const prefix = 'virtual:site-blocks/';

export const isSiteBlocks = (specifier) => specifier.startsWith(prefix);

/** File of a registry in the folder of a site; null for a site without blocks. */
export function siteBlocksFile(folder, specifier) {
  const file = join(folder, 'blocks', `${specifier.slice(prefix.length)}.gen.ts`);
  return existsSync(file) ? file : null;
}

/** The registry of a site without blocks. */
export const noBlocks =
  'export const browserBlocks = {}, serverBlocks = {}, blockValidators = {}, editorBlocks = {};';
