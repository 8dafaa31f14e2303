import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pluginTextErrors } from './plugin-texts.mjs';
import { root } from './prepare.mjs';

/** Folders of a plugin that Izlog reads. */
const pluginFolders = ['blocks', 'texts', 'ornaments'];

/**
 * Returns what is wrong with the plugins and the hidden blocks of a site in its folder.
 */
export function partErrors(folder, { plugins, hiddenBlocks }) {
  const found = plugins.map((plugin) => missing(plugin)).filter((error) => error !== null);
  if (found.length > 0) return found;
  return [...hiddenErrors(folder, plugins, hiddenBlocks), ...pluginTextErrors(plugins)];
}

function missing({ name, folder }) {
  const of = { key: 'plugins', value: name };
  if (!existsSync(folder)) return { ...of, text: `The plugin "${name}" has no folder ${folder}.` };
  return pluginFolders.some((each) => existsSync(join(folder, each)))
    ? null
    : { ...of, text: `The plugin "${name}" has none of the folders ${pluginFolders.join(', ')}.` };
}

function hiddenErrors(folder, plugins, hidden) {
  const known = [root, folder, ...plugins.map((plugin) => plugin.folder)].flatMap(typesIn);
  return hidden
    .filter((type) => !known.includes(type))
    .map((value) => ({ key: 'blocks', value, text: `There is no block "${value}" to hide.` }));
}

function typesIn(folder) {
  const blocks = join(folder, 'blocks');
  return existsSync(blocks) ? readdirSync(blocks) : [];
}
