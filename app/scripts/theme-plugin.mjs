import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { root } from './prepare.mjs';
import { siteTheme } from './read-site.mjs';

const schema = (file) =>
  tsImport(pathToFileURL(`${root}/schemas/theme/${file}`).href, import.meta.url);
const module = 'virtual:site-theme';

/**
 * Writes the site's theme behind `runtime/ui/tokens.css` and its fonts behind `fonts.css`; edit mode has all
 * fonts. `virtual:site-theme` is the theme's file.
 */
export function theme(isBuild) {
  return {
    name: 'izlog:theme',
    enforce: 'pre',
    resolveId: (id) => (id === module ? module : null),
    async load(id) {
      return id === module ? `export default ${JSON.stringify((await siteTheme()).file)};` : null;
    },
    async transform(code, id) {
      const [, name] = /\/runtime\/ui\/(tokens|fonts)\.css(?:\?|$)/.exec(id) ?? [];
      if (!name) return null;
      const { resolved } = await siteTheme();
      if (name === 'tokens') {
        const { compileTheme } = await schema('compile-theme.ts');
        return { code: `${code}\n${compileTheme(resolved)}`, map: null };
      }
      const { fontFaces, fontList, fontsOf } = await schema('font-list.ts');
      const isShop = isBuild() && this.environment.name !== 'edit';
      const families = isShop ? fontsOf(resolved) : fontList;
      return { code: `${code}\n${fontFaces(families, (file) => `./fonts/${file}`)}`, map: null };
    },
  };
}
