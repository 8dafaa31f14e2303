import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildScript } from './build-script.mjs';
import { ensureInstalled, root, run } from './prepare.mjs';

// Runs every benchmark of tests/bench, built for production: `npm run bench [name]`.
await ensureInstalled();
const wanted = process.argv[2] ?? '';
const files = readdirSync(join(root, 'tests/bench')).filter((file) => /\.bench\.tsx?$/.test(file));
for (const file of files.filter((name) => name.includes(wanted))) {
  const name = file.replace(/\.bench\.tsx?$/, '');
  process.env.NODE_ENV = 'production';
  await buildScript(name, `tests/bench/${file}`, `.cache/bench/${name}`);
  process.stdout.write(`\n${name}\n`);
  await run('node', [`.cache/bench/${name}/${name}.js`]).exit;
}
