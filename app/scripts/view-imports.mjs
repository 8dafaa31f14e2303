import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isSiteBlocks, noBlocks, siteBlocksFile } from './site-blocks.mjs';

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
  if (!isSiteBlocks(specifier)) return next(specifier, context);
  const file = siteBlocksFile(folder, specifier);
  return file ? next(pathToFileURL(file).href, context) : virtual(specifier);
};

const virtual = (url) => ({ url, format: 'module', shortCircuit: true });

export const load = (url, context, next) => {
  const source = sourceOf(url);
  return source === null ? next(url, context) : { format: 'module', source, shortCircuit: true };
};

function sourceOf(url) {
  if (Object.hasOwn(themeModules, url)) return themeModules[url];
  if (isSiteBlocks(url)) return noBlocks;
  if (/\.css(\?|$)/.test(url)) return classNames;
  return /\.svg(\?|$)/.test(url) ? `export default ${JSON.stringify(url)};` : null;
}
