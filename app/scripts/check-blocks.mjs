import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { join, relative } from 'node:path';
import { listFiles } from './list-files.mjs';
import { root, siteFolder } from './prepare.mjs';
import { createSourceKeys } from './source-keys.ts';
import { themeModules } from './theme-plugin.mjs';

// Checks the rules for blocks (`app/conformance`) for the named blocks, or for all unless nothing that they
// depend on changed since all passed.
const stamp = join(root, '.cache/checked-blocks');
const rules = 'app/conformance/built-in-errors.ts';
const named = process.argv.slice(2);
const key = named.length > 0 ? null : keyOfAll();
const isKnown = key !== null && existsSync(stamp) && readFileSync(stamp, 'utf8') === key;
if (!isKnown) await check();

async function check() {
  await registerViews();
  const { builtInErrors, builtInTypes } = await import(`../../${rules}`);
  for (const type of named.length > 0 ? named : builtInTypes) {
    for (const error of await builtInErrors(type)) {
      process.stderr.write(`${error}\n`);
      process.exitCode = 1;
    }
  }
  if (key !== null && !process.exitCode) writeFileSync(stamp, key);
}

/** Lets Node import views: their style sheets, pictures and the theme. Vite takes three times as long. */
async function registerViews() {
  const modules = Object.entries(themeModules).map(async ([name, source]) => [
    name,
    await source(),
  ]);
  const data = {
    folder: siteFolder(),
    themeModules: Object.fromEntries(await Promise.all(modules)),
  };
  register('./view-imports.mjs', import.meta.url, { data });
}

/**
 * The code of the rules, and every file that belongs to blocks and site: texts, styles and fixtures too. Tests
 * are no part of it: they import the server, so that its changes would count as well.
 */
function keyOfAll() {
  const sourceKey = createSourceKeys();
  const site = relative(root, siteFolder());
  const files = listFiles('blocks', 'runtime', 'schemas', site, 'package-lock.json');
  const hash = createHash('sha256').update(site).update(sourceKey(rules));
  for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name)))
    hash.update(sourceKey(file));
  return hash.digest('hex');
}
