import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isTextModule, textModule } from './text-modules.mjs';
import { createTexts } from './texts.mjs';

let folder = '';
let texts;

export const initialize = (site) => {
  folder = site.folder;
  texts = createTexts(site);
};

/** Resolves `#site/…` in the folder of the site, and modules of texts. */
export const resolve = (specifier, context, next) => {
  if (isTextModule(specifier)) return { url: specifier, format: 'module', shortCircuit: true };
  return specifier.startsWith('#site/')
    ? next(pathToFileURL(join(folder, specifier.slice('#site/'.length))).href, context)
    : next(specifier, context);
};

export const load = (url, context, next) =>
  isTextModule(url)
    ? { format: 'module', source: textModule(texts, url), shortCircuit: true }
    : next(url, context);
