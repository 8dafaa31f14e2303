import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { emblemModule, findOrnaments, ornamentSheet } from './ornaments.mjs';
import { root, siteFolder } from './prepare.mjs';
import { siteParts, siteTheme } from './read-site.mjs';
import { sectionStylesModule } from './section-styles.mjs';

const schema = (file) =>
  tsImport(pathToFileURL(`${root}/schemas/theme/${file}`).href, import.meta.url);
const themeModule = 'virtual:site-theme';
const ornamentModule = 'virtual:ornaments';
const styleModule = 'virtual:section-styles';

/** Sources of the modules with the theme's file, the site's emblems, and its section styles. */
export const themeModules = {
  [themeModule]: async () => `export default ${JSON.stringify((await siteTheme()).file)};`,
  [ornamentModule]: async () => emblemModule(await siteOrnaments()),
  [styleModule]: () => sectionStylesModule(siteFolder()),
};

async function siteOrnaments() {
  const { ornamentNames } = await schema('token-list.ts');
  const { plugins } = await siteParts();
  return findOrnaments(siteFolder(), ornamentNames, plugins);
}

/** Sheets of the site's theme, which name their layers themselves. */
export const themeSheet = /\/runtime\/ui\/(?:theme|fonts)\.css$/;

const inLayer = (rules) => `@layer theme {\n${rules}\n}`;

/**
 * Writes the site's theme into `runtime/ui/theme.css`, its drawings behind `tokens.css` and its fonts behind
 * `fonts.css`; edit mode has all fonts.
 */
export function theme(isBuild) {
  return {
    name: 'izlog:theme',
    enforce: 'pre',
    resolveId: (id) => (Object.hasOwn(themeModules, id) ? id : null),
    load: (id) => (Object.hasOwn(themeModules, id) ? themeModules[id]() : null),
    async transform(code, id) {
      const [, name] = /\/runtime\/ui\/(theme|tokens|fonts)\.css(?:\?|$)/.exec(id) ?? [];
      if (!name) return null;
      if (name === 'tokens') {
        return {
          code: `${code}\n${inLayer(await ornamentSheet(await siteOrnaments()))}`,
          map: null,
        };
      }
      const { resolved } = await siteTheme();
      if (name === 'theme') {
        const { compileTheme } = await schema('compile-theme.ts');
        return { code: inLayer(compileTheme(resolved, true)), map: null };
      }
      const { fontFaces, fontList, fontsOf } = await schema('font-list.ts');
      const isShop = isBuild() && this.environment.name !== 'edit';
      const families = isShop ? fontsOf(resolved) : fontList;
      const faces = fontFaces(families, (file) => `./fonts/${file}.woff2`);
      return { code: `${code}\n${faces}`, map: null };
    },
  };
}
