import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './prepare.mjs';
import { isPlural } from './texts.mjs';

/**
 * Returns an error for each text of the engine that two plugins write: their order in the list must not decide
 * what visitors read.
 */
export function pluginTextErrors(plugins) {
  const known = new Map();
  return plugins.flatMap(({ name, folder }) =>
    textsOf(join(folder, 'texts')).flatMap(({ file, language, path }) => {
      const key = `${language} ${path.join(' ')}`;
      const other = known.get(key);
      known.set(key, { file, path });
      if (!other) return [];
      const text = `${placeOf(file, path)} writes ${path.at(-1)} of ${path[0]}, as ${placeOf(other.file, other.path)} does. Write it in the texts of the site, and in one plugin only.`;
      return [{ key: 'plugins', value: name, text }];
    }),
  );
}

/** Returns every text in the files of a folder, with its file, its language and its path below the owner. */
function textsOf(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const file = join(folder, name);
      const language = name.slice(0, -'.json'.length);
      const all = pathsIn(JSON.parse(readFileSync(file, 'utf8')));
      return all.map((path) => ({ file, language, path }));
    });
}

const pathsIn = (value, path = []) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isPlural(value)
    ? Object.entries(value).flatMap(([key, each]) => pathsIn(each, [...path, key]))
    : [path];

/** The file of a text and its line, counted from 1: each key of its path is below the one before. */
function placeOf(file, path) {
  const lines = readFileSync(file, 'utf8').split('\n');
  let at = 0;
  for (const key of path) {
    const next = lines.findIndex((line, index) => index >= at && line.includes(`"${key}":`));
    at = Math.max(next, at);
  }
  return `${relative(root, file)}:${at + 1}`;
}
