import { availableParallelism } from 'node:os';
import { blockFolder, capture, ensureBuilt, ensureInstalled } from './prepare.mjs';

// All static checks: fresh generated files, blocks, names, words of the demo, import cycles, types and folder directions,
// lint, format, dead code, sizes. `npm run check -- teaser` runs the checks of one block within seconds.
await ensureInstalled();
// Reads TypeScript with a package that is installed now.
const { siteParts } = await import('./read-site.mjs');
const { plugins } = await siteParts();
const sources = ['--import', './app/scripts/sources.mjs'];
const blocks = process.argv.slice(2);
const folders = blocks.map((type) => blockFolder(type, plugins));

/** A check is its name and its steps; a step is a program with its arguments, or a function. */
const blockRules = ['blocks', ['node', ...sources, 'app/scripts/check-blocks.mjs', ...blocks]];
const generated = ['node', ...sources, 'app/scripts/gen.ts', '--check'];
const quickChecks = [
  ['generated files', generated],
  blockRules,
  ['lint', ['node_modules/.bin/oxlint', '--quiet', ...folders]],
  ['format', ['node_modules/.bin/biome', 'check', ...folders]],
];
/** The slowest check comes first, so that the others run in parallel to it. */
const allChecks = [
  [
    'types; lint with types',
    // Parallel checkers each compute the same types; a single one takes a third of the time and memory.
    ['node_modules/.bin/tsc', '-b', '--singleThreaded'],
    ['node', ...sources, 'app/scripts/lint-types.ts'],
  ],
  [
    'generated files; the built shop: sizes, packages, secrets',
    generated,
    () => ensureBuilt({ isGenerated: true }),
    ['node_modules/.bin/size-limit'],
    ['node', 'app/scripts/check-packages.mjs'],
    ['node', ...sources, 'app/scripts/check-secrets.ts'],
  ],
  blockRules,
  ['lint', ['node_modules/.bin/oxlint', '--quiet']],
  [
    'API description',
    ['node', ...sources, 'app/scripts/openapi.ts', '.cache/openapi.json'],
    ['node_modules/.bin/redocly', 'lint', '.cache/openapi.json'],
  ],
  ['dead code', ['node_modules/.bin/knip', '--cache', '--cache-location', '.cache/knip']],
  ['imports', ['node', ...sources, 'app/scripts/check-imports.mjs']],
  ['format', ['node_modules/.bin/biome', 'check', '.']],
  ['names', ['node', 'app/scripts/check-names.mjs']],
  ['words of the demo', ['node', ...sources, 'app/scripts/check-demo-words.mjs']],
];

process.env.REDOCLY_TELEMETRY = 'off';
process.env.REDOCLY_SUPPRESS_UPDATE_NOTICE = 'true';

const failed = [];
const waiting = blocks.length > 0 ? quickChecks : allChecks;
await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, workThrough));
if (failed.length > 0) process.stderr.write(`Checks failed: ${failed.join(', ')}\n`);
process.exitCode = failed.length > 0 ? 1 : 0;

async function workThrough() {
  for (let next = waiting.shift(); next; next = waiting.shift()) await check(next);
}

async function check([name, ...steps]) {
  const start = performance.now();
  for (const step of steps) {
    if (typeof step === 'function') await step();
    else if (!(await passes(step, name))) break;
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`check: ${name} (${seconds} s)\n`);
}

/** Prints the output of a step only if it fails, because several run at the same time. */
async function passes([command, ...args], name) {
  const { code, output } = await capture(command, args);
  if (code === 0) return true;
  process.stdout.write(output);
  failed.push(name);
  return false;
}
