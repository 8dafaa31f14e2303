import { siteFolder } from './prepare.mjs';
import { siteFacts } from './read-site.mjs';

/** Builds the facts of the site into all code, and resolves `#site/…` in its folder. */
export function site() {
  return {
    name: 'izlog:site',
    async config() {
      return {
        define: { izlogSite: JSON.stringify(await siteFacts()) },
        resolve: { alias: [{ find: /^#site\//, replacement: `${siteFolder()}/` }] },
      };
    },
  };
}
