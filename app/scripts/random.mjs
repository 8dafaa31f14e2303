import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './list-files.mjs';
import { ensureInstalled, root, run } from './prepare.mjs';

// Runs the tests of random cases with more cases than usual and a seed of its own: npm run random -- [factor] [seed].
await ensureInstalled();
const [factor = '10', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
const isRandom = (file) => readFileSync(join(root, file), 'utf8').includes('random-runs.ts');
const args = ['run', '--project', 'node', ...listFiles('*.test.ts').filter(isRandom)];
process.stdout.write(`Seed ${seed}\n`);
process.exitCode = await run('node_modules/.bin/vitest', args, {
  env: { ...process.env, RANDOM_SHARE: factor, RANDOM_SEED: seed },
}).exit;
