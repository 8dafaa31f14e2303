import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { partErrors } from './part-errors.mjs';
import { root, siteFile, siteFolder } from './prepare.mjs';
import { lineOf } from './site-line.mjs';

/** @type {Promise<import('../../schemas/site/site-facts.ts').SiteFacts> | null} */
let facts = null;

let theme = null;

/** Returns the theme of this process's site, read once: its file and the resolved theme. */
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

let parts = null;

/**
 * Returns the plugins of a site and the blocks that its library leaves out. This process's own site is read once.
 */
export function siteParts(folder = siteFolder()) {
  if (folder !== siteFolder()) return readParts(folder);
  parts ??= readParts(folder);
  return parts;
}

async function readParts(folder) {
  const { plugins = [], blocks = {} } = (await loadSite(siteFile(folder))) ?? {};
  const { pluginName } = await load(join(root, 'schemas/site/part-errors.ts'));
  return {
    plugins: plugins.map((plugin) => ({
      name: pluginName(plugin),
      folder: isAbsolute(plugin) ? plugin : join(folder, plugin),
    })),
    hiddenBlocks: blocks.hidden ?? [],
  };
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
  const wrong = errors ?? partErrors(folder, await readParts(folder));
  if (wrong.length === 0) return read;
  const source = readFileSync(file, 'utf8');
  const lines = wrong.map(
    ({ key, value, text }) => `${relative(root, file)}:${lineOf(source, key, value)} ${text}`,
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

/** Returns the error message with file and line of the place where the site's file throws. */
function sentenceOf(file, thrown) {
  const { message = String(thrown), stack = '' } = Object(thrown);
  const line = Number.parseInt(stack.split(`${file}:`)[1] ?? '1', 10);
  // The message of a syntax error begins with its own file and line.
  return `${relative(root, file)}:${line} ${message.split(': ERROR: ').at(-1)}`;
}
