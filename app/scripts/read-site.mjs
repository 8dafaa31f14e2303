import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { root, siteFolder } from './prepare.mjs';

/**
 * Reads the facts of a site from its `izlog.config.ts`. Throws an error that names file and line of everything
 * that is wrong.
 * @returns {Promise<import('../../schemas/site/site-facts.ts').SiteFacts>}
 */
export async function readSite(folder = siteFolder()) {
  const file = join(folder, 'izlog.config.ts');
  const { site } = await load(file);
  const { factsOf } = await load(join(root, 'schemas/site/facts-of.ts'));
  const { siteErrors } = await load(join(root, 'schemas/site/site-errors.ts'));
  const errors = siteErrors(site);
  if (errors.length === 0) return factsOf(site);
  const source = readFileSync(file, 'utf8');
  const lines = errors.map(
    ({ key, text }) => `${relative(root, file)}:${lineOf(source, key)} ${text}`,
  );
  throw new Error(lines.join('\n'));
}

const load = (file) => tsImport(pathToFileURL(file).href, import.meta.url);

/** Returns the line of a key of the site, counted from 1; the first line if the site lacks the key. */
function lineOf(source, key) {
  const at = source.split('\n').findIndex((line) => new RegExp(`^  ${key}\\b`).test(line));
  return Math.max(at, 0) + 1;
}
