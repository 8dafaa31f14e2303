import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const siteBlocks = 'virtual:site-blocks/';
const noBlocks =
  'export const browserBlocks = {}, serverBlocks = {}, blockValidators = {}, editorBlocks = {};';
/** Outside of a build, classes have the names that the style sheet gives them. */
const classNames = 'export default new Proxy({}, { get: (_, name) => String(name) });';

let folder = '';
let themeModules = {};

export const initialize = (data) => {
  folder = data.folder;
  themeModules = data.themeModules;
};

/** Resolves what views import beside TypeScript: registries of the site's blocks, its theme, style sheets and pictures. */
export const resolve = (specifier, context, next) => {
  if (Object.hasOwn(themeModules, specifier)) return virtual(specifier);
  if (isAbsolute(specifier)) return next(`file://${specifier}`, context);
  if (!specifier.startsWith(siteBlocks)) return next(specifier, context);
  const file = join(folder, 'blocks', `${specifier.slice(siteBlocks.length)}.gen.ts`);
  return existsSync(file) ? next(pathToFileURL(file).href, context) : virtual(specifier);
};

const virtual = (url) => ({ url, format: 'module', shortCircuit: true });

export const load = (url, context, next) => {
  const source = sourceOf(url);
  return source === null ? next(url, context) : { format: 'module', source, shortCircuit: true };
};

function sourceOf(url) {
  if (Object.hasOwn(themeModules, url)) return themeModules[url];
  if (url.startsWith(siteBlocks)) return noBlocks;
  if (/\.css(\?|$)/.test(url)) return classNames;
  return /\.svg(\?|$)/.test(url) ? `export default ${JSON.stringify(url)};` : null;
}
