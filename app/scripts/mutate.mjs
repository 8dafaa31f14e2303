import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { draw } from './draw.mjs';
import { ensureInstalled, root } from './prepare.mjs';

// Mutation testing: changes the code of a folder and lists the changes that no test in it notices.
// npm run mutate -- FOLDER [FILES] [SEED]: all files of the folder, or FILES of them drawn by SEED.
// - `--tests FOLDER|FILE`: runs these tests too, for code whose tests are elsewhere. Can be repeated.
// - `--concurrency N`: test processes at a time, 2 by default.
await ensureInstalled();
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    tests: { type: 'string', multiple: true, default: [] },
    concurrency: { type: 'string', default: '2' },
  },
});
const [folder, count, seed = '1'] = positionals;
if (!folder) {
  process.stderr.write('Usage: npm run mutate -- FOLDER [FILES] [SEED] [--tests FOLDER|FILE]…\n');
  process.exit(2);
}

const files = filesOf([folder]).filter((file) => !/\.(test|gen|d)\.tsx?$/.test(file));
const mutate = count ? draw(files, Number(count), Number(seed)) : files;
const name = folder.replaceAll('/', '-');
const incrementalFile = `.cache/mutation/${name}.json`;

const testPlaces = [folder, ...values.tests];
process.env.MUTATE_TESTS = testPlaces.join();
await new Stryker({
  mutate,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutate.config.ts', related: false },
  // Stryker reads it with an API that TypeScript 7 does not have, and needs nothing of it.
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: Number(values.concurrency),
  timeoutMS: 20_000,
  incremental: true,
  incrementalFile,
  tempDirName: '.cache/mutation/sandbox',
  ignorePatterns: ['/dist', '/.cache', '/docs'],
  reporters: ['clear-text', 'progress', 'html'],
  htmlReporter: { fileName: `.cache/mutation/${name}.html` },
}).runMutationTest();

requireAllTests();

/** Paths of the TypeScript files of folders. */
function filesOf(places) {
  const listed = execFileSync('git', ['ls-files', ...places], { cwd: root, encoding: 'utf8' });
  return listed.split('\n').filter((file) => /\.tsx?$/.test(file));
}

/** Vitest silently skips a test file that cannot be loaded once the code is changed. */
function requireAllTests() {
  const { testFiles } = JSON.parse(readFileSync(join(root, incrementalFile), 'utf8'));
  const missing = filesOf(testPlaces).filter(
    (file) => /\.test\.tsx?$/.test(file) && !file.includes('.dom.') && !testFiles?.[file],
  );
  if (missing.length === 0) return;
  process.stderr.write(`These tests did not run:\n${missing.join('\n')}\n`);
  process.exitCode = 1;
}
