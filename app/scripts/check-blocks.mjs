import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createServer } from 'vite';
import { listFiles } from './list-files.mjs';
import { root, siteFolder } from './prepare.mjs';
import { site } from './site-plugin.mjs';
import { createSourceKeys } from './source-keys.ts';

// Checks the rules for blocks (`app/conformance`) for the named blocks, or for all unless nothing that they
// depend on changed since all passed.
const stamp = join(root, '.cache/checked-blocks');
const rules = 'app/conformance/built-in-errors.ts';
const named = process.argv.slice(2);
const key = named.length > 0 ? null : keyOfAll();
const isKnown = key !== null && existsSync(stamp) && readFileSync(stamp, 'utf8') === key;
if (!isKnown) await check();

async function check() {
  const server = await createServer({
    root,
    configFile: false,
    plugins: [site()],
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const { builtInErrors, builtInTypes } = await server.ssrLoadModule(`/${rules}`);
  for (const type of named.length > 0 ? named : builtInTypes) {
    for (const error of await builtInErrors(type)) {
      process.stderr.write(`${error}\n`);
      process.exitCode = 1;
    }
  }
  await server.close();
  if (key !== null && !process.exitCode) writeFileSync(stamp, key);
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
