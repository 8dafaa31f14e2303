import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { join, relative } from 'node:path';
import { blockKeys } from './block-keys.ts';
import { listFiles } from './list-files.mjs';
import { root, siteFolder } from './prepare.mjs';
import { siteParts } from './read-site.mjs';
import { themeModules } from './theme-plugin.mjs';

// Checks the rules for blocks (`app/conformance`): for the named blocks, or for those of which something changed since
// they passed.
const stamp = join(root, '.cache/checked-blocks.json');
const rules = 'app/conformance/built-in-errors.ts';
const named = process.argv.slice(2);
if (named.length > 0) await check(named);
else await checkChanged();

async function checkChanged() {
  const keys = blockKeys(await filesOfBlocks(), rules);
  const known = existsSync(stamp) ? JSON.parse(readFileSync(stamp, 'utf8')) : {};
  const changed = [...keys.keys()].filter((type) => known[type] !== keys.get(type));
  if (changed.length === 0) return;
  const wrong = await check(changed);
  const passed = [...keys].filter(([type]) => !wrong.has(type));
  writeFileSync(stamp, JSON.stringify(Object.fromEntries(passed)));
}

/** Prints the broken rules; returns the types of the blocks that break them. */
async function check(types) {
  await registerViews();
  const { builtInErrors } = await import(`../../${rules}`);
  const wrong = new Set();
  for (const type of types) {
    for (const error of await builtInErrors(type)) {
      process.stderr.write(`${error}\n`);
      process.exitCode = 1;
      wrong.add(type);
    }
  }
  return wrong;
}

/** Lets Node import views: their style sheets, pictures and the theme. Vite takes three times as long. */
async function registerViews() {
  const modules = Object.entries(themeModules).map(async ([name, source]) => [
    name,
    await source(),
  ]);
  const data = {
    folder: siteFolder(),
    parts: await siteParts(),
    themeModules: Object.fromEntries(await Promise.all(modules)),
  };
  register('./view-imports.mjs', import.meta.url, { data });
}

/** Tests are left out: they import the server, so its changes would count as well. */
async function filesOfBlocks() {
  const { plugins } = await siteParts();
  const folders = [siteFolder(), ...plugins.map(({ folder }) => folder)].map((folder) =>
    relative(root, folder),
  );
  const files = listFiles('blocks', 'runtime', 'schemas', ...folders, 'package-lock.json');
  return files.filter((name) => !/\.test\.tsx?$/.test(name));
}
