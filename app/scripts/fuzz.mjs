import { ensureInstalled, run } from './prepare.mjs';

// Sends random requests to every call of the API, more than the tests do: npm run fuzz -- [requests] [seed].
// Failures are printed with their seed.
await ensureInstalled();
const [requests = '1000000', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
const args = ['run', '--project', 'node', 'tests/fuzz'];
process.exitCode = await run('node_modules/.bin/vitest', args, {
  env: { ...process.env, FUZZ_REQUESTS: requests, FUZZ_SEED: seed },
}).exit;
