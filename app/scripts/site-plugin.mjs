import { join } from 'node:path';
import { root, siteFolder } from './prepare.mjs';
import { siteFacts, siteParts } from './read-site.mjs';
import { isSiteBlocks, siteBlocksSource } from './site-blocks.mjs';
import { siteGlobals } from './site-globals.mjs';
import { texts } from './texts-plugin.mjs';
import { theme, themeSheet } from './theme-plugin.mjs';

const noRules = '\0izlog:no-rules';
/** Modules that name the rules of each market. */
const registries = /(?:schemas\/markets|server\/fiscalisation)\/registry\.ts$/;

/**
 * Builds the facts, addresses and texts of the site into all code, resolves `#site/…` in its folder, and leaves out
 * the rules of markets that it does not have.
 */
export function site(readFacts = siteFacts) {
  let isBuild = false;
  const facts = {
    name: 'izlog:site',
    async config(_settings, { command }) {
      isBuild = command === 'build';
      const globals = Object.entries(await siteGlobals(readFacts));
      return {
        define: Object.fromEntries(globals.map(([name, value]) => [name, JSON.stringify(value)])),
        resolve: { alias: [{ find: /^#site\//, replacement: `${siteFolder()}/` }] },
      };
    },
    // Runs before the paths of files are resolved. If the whole plugin were `pre`, tests would lose its
    // `define`.
    resolveId: {
      order: 'pre',
      async handler(specifier, importer = '') {
        if (!isBuild || !registries.test(importer)) return null;
        const [, name] = /^\.\/([^/]+)\/(?:rules|fiscaliser)\.ts$/.exec(specifier) ?? [];
        const { markets } = await readFacts();
        return name && !markets.some(({ rules }) => rules === name) ? noRules : null;
      },
    },
    load: (id) => (id === noRules ? 'export {};' : null),
  };
  return [facts, siteBlocks, layers, theme(() => isBuild), texts(readFacts)];
}

/** Styles of the engine give way to those of plugins, of themes and of the site; styles of edit mode are in no layer. */
const layers = {
  name: 'izlog:layers',
  enforce: 'pre',
  async transform(code, id) {
    const file = id.replace(/\?.*/, '');
    if (!file.endsWith('.css') || themeSheet.test(file)) return null;
    const layer = layerOf(file, (await siteParts()).plugins);
    return layer ? { code: `@layer ${layer} {\n${code}\n}`, map: null } : null;
  },
};

function layerOf(file, plugins) {
  if (plugins.some(({ folder }) => file.startsWith(join(folder, 'blocks')))) return 'plugin';
  if (['blocks', 'styles'].some((name) => file.startsWith(join(siteFolder(), name)))) return 'site';
  return ['runtime', 'blocks'].some((name) => file.startsWith(join(root, name))) ? 'engine' : null;
}

const siteBlocks = {
  name: 'izlog:site-blocks',
  resolveId: (id) => (isSiteBlocks(id) ? `\0${id}` : null),
  async load(id) {
    if (!id.startsWith('\0') || !isSiteBlocks(id.slice(1))) return null;
    return siteBlocksSource(siteFolder(), await siteParts(), id.slice(1));
  },
};
