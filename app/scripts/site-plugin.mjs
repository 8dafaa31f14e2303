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
    enforce: 'pre',
    async config(_settings, { command }) {
      isBuild = command === 'build';
      return {
        define: { izlogSite: JSON.stringify(await readFacts()) },
        resolve: { alias: [{ find: /^#site\//, replacement: `${siteFolder()}/` }] },
      };
    },
    async resolveId(specifier, importer = '') {
      if (!isBuild || !importer.endsWith('schemas/markets/registry.ts')) return null;
      const [, name] = /^\.\/([^/]+)\/rules\.ts$/.exec(specifier) ?? [];
      const { markets } = await readFacts();
      return name && !markets.some(({ rules }) => rules === name) ? noRules : null;
    },
    load: (id) => (id === noRules ? 'export {};' : null),
  };
}
