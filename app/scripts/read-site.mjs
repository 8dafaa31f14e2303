import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { root, siteFile, siteFolder } from './prepare.mjs';

/** @type {Promise<import('../../schemas/site/site-facts.ts').SiteFacts> | null} */
let facts = null;

let theme = null;

/** Returns the theme of this process's site, which it reads once: its file, and what it resolves to. */
export function siteTheme(folder = siteFolder()) {
  theme ??= readSiteTheme(folder);
  return theme;
}

async function readSiteTheme(folder) {
  const site = await loadSite(siteFile(folder));
  const { presets } = await load(join(root, 'schemas/theme/presets/presets.ts'));
  const { readTheme } = await load(join(root, 'schemas/theme/read-theme.ts'));
  const file = site?.theme ?? presets.modern;
  const { theme } = readTheme(file);
  return { file, resolved: theme };
}

/** Returns the facts of this process's site, which it reads once. */
export function siteFacts() {
  facts ??= readSite();
  return facts;
}

/**
 * Reads the facts of a site from its `izlog.config.ts`. Throws an error that names file and line of everything
 * that is wrong.
 * @returns {Promise<import('../../schemas/site/site-facts.ts').SiteFacts>}
 */
export async function readSite(folder = siteFolder()) {
  const file = siteFile(folder);
  const site = await loadSite(file);
  const { readFacts } = await load(join(root, 'schemas/site/read-facts.ts'));
  const { facts: read, errors } = await readFacts(site);
  if (read) return read;
  const source = readFileSync(file, 'utf8');
  const lines = errors.map(
    ({ key, text }) => `${relative(root, file)}:${lineOf(source, key)} ${text}`,
  );
  throw new Error(lines.join('\n'));
}

const load = (file) => tsImport(pathToFileURL(file).href, import.meta.url);

async function loadSite(file) {
  if (!existsSync(file)) {
    const name = relative(root, file);
    throw new Error(`${name} does not exist. SITE names the folder of a site (docs/own-site.md).`);
  }
  try {
    return (await load(file)).site;
  } catch (error) {
    throw new Error(sentenceOf(file, error), { cause: error });
  }
}

/** Returns the line of a site's file in which it throws, with what is wrong. */
function sentenceOf(file, thrown) {
  const { message = String(thrown), stack = '' } = Object(thrown);
  const line = Number.parseInt(stack.split(`${file}:`)[1] ?? '1', 10);
  // An error of syntax also lists its place.
  return `${relative(root, file)}:${line} ${message.split(': ERROR: ').at(-1)}`;
}

/** Returns the line of a key of the site, counted from 1; the first line if the site lacks the key. */
function lineOf(source, key) {
  const at = source.split('\n').findIndex((line) => new RegExp(`^  ${key}\\b`).test(line));
  return Math.max(at, 0) + 1;
}
