import { ensureBuilt, ensureInstalled, run } from './prepare.mjs';

// All static checks: fresh generated files, blocks, names, import cycles, types and folder directions,
// lint, format, dead code, sizes. `npm run check -- teaser` runs the checks of one block within seconds.
await ensureInstalled();
const sources = ['--import', './app/scripts/sources.mjs'];
const blocks = process.argv.slice(2);
const folders = blocks.map((type) => `blocks/${type}`);
const blockRules = ['blocks', 'node', ['app/scripts/check-blocks.mjs', ...blocks]];
const generated = ['generated files', 'node', [...sources, 'app/scripts/gen.ts', '--check']];
const quickChecks = [
  generated,
  blockRules,
  ['lint', 'node_modules/.bin/oxlint', ['--quiet', ...folders]],
  ['format', 'node_modules/.bin/biome', ['check', ...folders]],
];
const allChecks = [
  generated,
  blockRules,
  ['names', 'node', ['app/scripts/check-names.mjs']],
  ['imports', 'node', [...sources, 'app/scripts/check-imports.mjs']],
  // Parallel checkers each compute the same types; a single one takes a third of the time and memory.
  ['types', 'node_modules/.bin/tsc', ['-b', '--singleThreaded']],
  ['lint', 'node_modules/.bin/oxlint', ['--type-aware', '--quiet']],
  ['format', 'node_modules/.bin/biome', ['check', '.']],
  ['dead code', 'node_modules/.bin/knip', []],
  ['API description', 'node', [...sources, 'app/scripts/openapi.ts', '.cache/openapi.json']],
  ['API lint', 'node_modules/.bin/redocly', ['lint', '.cache/openapi.json']],
];
const buildChecks = [
  ['sizes', 'node_modules/.bin/size-limit', []],
  ['packages to run the shop', 'node', ['app/scripts/check-packages.mjs']],
];

process.env.REDOCLY_TELEMETRY = 'off';
process.env.REDOCLY_SUPPRESS_UPDATE_NOTICE = 'true';

const failed = [];
async function check(name, command, args) {
  process.stdout.write(`check: ${name}\n`);
  if ((await run(command, args).exit) !== 0) failed.push(name);
}

for (const [name, command, args] of blocks.length > 0 ? quickChecks : allChecks) {
  await check(name, command, args);
}
if (blocks.length === 0) {
  await ensureBuilt();
  for (const [name, command, args] of buildChecks) await check(name, command, args);
}

if (failed.length > 0) process.stderr.write(`Checks failed: ${failed.join(', ')}\n`);
process.exitCode = failed.length > 0 ? 1 : 0;
