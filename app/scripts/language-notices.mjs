import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

/** An owner with texts in each language that the engine speaks. */
const sample = join(root, 'runtime/page');

/**
 * Returns a sentence for each language of a site that neither the engine nor the site or its plugins write.
 */
export function languageNotices({ folder, languages, plugins = [] }) {
  const places = [sample, folder, ...plugins.map((plugin) => plugin.folder)];
  const isWritten = (code) =>
    places.some((place) => existsSync(join(place, 'texts', `${code}.json`)));
  return languages
    .filter(({ code }) => ![code, code.split('-')[0]].some(isWritten))
    .map(({ code, fallback = [] }) => {
      const shown = [...new Set([...fallback, 'en'])].join(', then ');
      return `Izlog has no texts in "${code}". They are shown in ${shown}. npm run texts lists them (docs/texts.md).`;
    });
}
