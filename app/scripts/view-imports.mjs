import { isAbsolute } from 'node:path';
import { isSiteBlocks, siteBlocksSource } from './site-blocks.mjs';

/** Outside of a build, classes have the names that the style sheet gives them. */
const classNames = 'export default new Proxy({}, { get: (_, name) => String(name) });';

let folder = '';
let parts = null;
let themeModules = {};

export const initialize = (data) => {
  folder = data.folder;
  parts = data.parts;
  themeModules = data.themeModules;
};

/** Resolves what views import beside TypeScript: registries of the site's blocks, its theme, style sheets and pictures. */
export const resolve = (specifier, context, next) => {
  if (Object.hasOwn(themeModules, specifier)) return virtual(specifier);
  if (isAbsolute(specifier)) return next(`file://${specifier}`, context);
  return isSiteBlocks(specifier) ? virtual(specifier) : next(specifier, context);
};

const virtual = (url) => ({ url, format: 'module', shortCircuit: true });

export const load = (url, context, next) => {
  const source = sourceOf(url);
  return source === null ? next(url, context) : { format: 'module', source, shortCircuit: true };
};

function sourceOf(url) {
  if (Object.hasOwn(themeModules, url)) return themeModules[url];
  if (isSiteBlocks(url)) return siteBlocksSource(folder, parts, url);
  if (/\.css(\?|$)/.test(url)) return classNames;
  return /\.svg(\?|$)/.test(url) ? `export default ${JSON.stringify(url)};` : null;
}
