import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { ensureInstalled, root } from './prepare.mjs';

// Mutation testing: changes the code of a folder and lists the changes that no test in it notices.
// npm run mutate -- FOLDER [FILES] [SEED]: all files of the folder, or FILES of them drawn by SEED.
// --tests FOLDER|FILE: runs these tests too; for code whose tests stand elsewhere. Can be repeated.
// --concurrency N: test processes at a time, 2 by default.
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

const listed = execFileSync('git', ['ls-files', `${folder}/**`, `${folder}/*`], {
  cwd: root,
  encoding: 'utf8',
});
const files = [...new Set(listed.split('\n'))].filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|gen|d)\.tsx?$/.test(file),
);
const mutate = count ? draw(files, Number(count), Number(seed)) : files;
const name = folder.replaceAll('/', '-');

process.env.MUTATE_TESTS = [folder, ...values.tests].join();
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
  incrementalFile: `.cache/mutation/${name}.json`,
  tempDirName: '.cache/mutation/sandbox',
  ignorePatterns: ['/dist', '/.cache', '/docs'],
  reporters: ['clear-text', 'progress', 'html'],
  htmlReporter: { fileName: `.cache/mutation/${name}.html` },
}).runMutationTest();

/** `count` of the files, the same ones for the same seed. */
function draw(from, count, seed) {
  const left = [...from];
  let state = seed;
  return Array.from({ length: Math.min(count, left.length) }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return left.splice(state % left.length, 1)[0];
  });
}
