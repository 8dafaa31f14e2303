import { ensureBuilt, ensureInstalled, run } from './prepare.mjs';

// All static checks: fresh generated files, types and folder directions, lint, format, dead code, sizes.
await ensureInstalled();
const checks = [
  ['generated files', 'node', ['--import', 'tsx', 'app/scripts/gen.ts', '--check']],
  ['types', 'node_modules/.bin/tsc', ['-b']],
  ['lint', 'node_modules/.bin/oxlint', ['--type-aware', '--quiet']],
  ['format', 'node_modules/.bin/biome', ['check', '.']],
  ['dead code', 'node_modules/.bin/knip', []],
  ['API description', 'node', ['--import', 'tsx', 'app/scripts/openapi.ts', '.cache/openapi.json']],
  ['API lint', 'node_modules/.bin/redocly', ['lint', '.cache/openapi.json']],
];

process.env.REDOCLY_TELEMETRY = 'off';
process.env.REDOCLY_SUPPRESS_UPDATE_NOTICE = 'true';

const failed = [];
for (const [name, command, args] of checks) {
  process.stdout.write(`check: ${name}\n`);
  if ((await run(command, args).exit) !== 0) failed.push(name);
}
await ensureBuilt();
process.stdout.write('check: sizes\n');
if ((await run('node_modules/.bin/size-limit', []).exit) !== 0) failed.push('sizes');

if (failed.length > 0) process.stderr.write(`Checks failed: ${failed.join(', ')}\n`);
process.exitCode = failed.length > 0 ? 1 : 0;
