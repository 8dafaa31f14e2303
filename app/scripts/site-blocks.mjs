import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Prefix of the registries of the blocks of the site and its plugins: `virtual:site-blocks/NAME`. */
const prefix = 'virtual:site-blocks/';

/** Names of the exports of each registry. */
const exported = {
  registry: ['browserBlocks'],
  'server-registry': ['serverBlocks', 'blockValidators'],
  'editor-registry': ['editorBlocks'],
};

export const isSiteBlocks = (specifier) => specifier.startsWith(prefix);

/** Returns the source of a registry that merges those of the site and of its plugins. */
export function siteBlocksSource(site, { plugins, hiddenBlocks }, specifier) {
  const name = specifier.slice(prefix.length);
  const files = [...plugins.map(({ folder }) => folder), site]
    .map((folder) => join(folder, 'blocks', `${name}.gen.ts`))
    .filter((file) => existsSync(file));
  const joined = (list) => files.map((_, at) => `...part${at}.${list}`).join(', ');
  return [
    ...files.map((file, at) => `import * as part${at} from ${JSON.stringify(file)};`),
    ...exported[name].map((list) => `export const ${list} = { ${joined(list)} };`),
    `export const hiddenBlocks = ${JSON.stringify(hiddenBlocks)};`,
  ].join('\n');
}
