import { siteFolder } from './prepare.mjs';
import { siteFacts } from './read-site.mjs';

const noRules = '\0izlog:no-rules';

/**
 * Builds the facts of the site into all code, resolves `#site/…` in its folder, and leaves out the rules of
 * markets that it does not have.
 */
export function site(readFacts = siteFacts) {
  let isBuild = false;
  return {
    name: 'izlog:site',
    async config(_settings, { command }) {
      isBuild = command === 'build';
      const { markets, ...facts } = await readFacts();
      return {
        define: { izlogSite: JSON.stringify(facts), izlogMarkets: JSON.stringify(markets) },
        resolve: { alias: [{ find: /^#site\//, replacement: `${siteFolder()}/` }] },
      };
    },
    // Before the paths of files are resolved. A plugin that is first as a whole would lose its `define` in tests.
    resolveId: {
      order: 'pre',
      async handler(specifier, importer = '') {
        if (!isBuild || !importer.endsWith('schemas/markets/registry.ts')) return null;
        const [, name] = /^\.\/([^/]+)\/rules\.ts$/.exec(specifier) ?? [];
        const { markets } = await readFacts();
        return name && !markets.some(({ rules }) => rules === name) ? noRules : null;
      },
    },
    load: (id) => (id === noRules ? 'export {};' : null),
  };
}
