import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

let folder = '';

export const initialize = (site) => {
  folder = site;
};

/** Resolves `#site/…` in the folder of the site. */
export const resolve = (specifier, context, next) =>
  specifier.startsWith('#site/')
    ? next(pathToFileURL(join(folder, specifier.slice('#site/'.length))).href, context)
    : next(specifier, context);
