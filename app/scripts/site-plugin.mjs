import { siteFolder } from './prepare.mjs';
import { readSite } from './read-site.mjs';

/** Builds the facts of the site into all code, and resolves `#site/…` in its folder. */
export function site() {
  return {
    name: 'izlog:site',
    async config() {
      return {
        define: { izlogSite: JSON.stringify(await readSite()) },
        resolve: { alias: [{ find: /^#site\//, replacement: `${siteFolder()}/` }] },
      };
    },
  };
}
