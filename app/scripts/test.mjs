import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt, ensureInstalled, root, run } from './prepare.mjs';

// Every check of the project: static ones, unit and conformance tests, then the shop in a browser.
// The last line counts them all.
await ensureInstalled();
await ensureBrowser();
const reports = join(root, '.cache/reports');
mkdirSync(reports, { recursive: true });

let passed = 0;
let failed = 0;

async function step(name, command, args, count) {
  process.stdout.write(`\n── ${name}\n`);
  const code = await run(command, args).exit;
  const counted = count?.() ?? { passed: 0, failed: 0 };
  passed += counted.passed + (count ? 0 : Number(code === 0));
  failed += counted.failed + Number(code !== 0 && counted.failed === 0);
}

function countVitest(file) {
  const report = readReport(file);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

function countPlaywright(file) {
  const { expected = 0, unexpected = 0, flaky = 0 } = readReport(file)?.stats ?? {};
  return { passed: expected + flaky, failed: unexpected };
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

const unit = join(reports, 'vitest.json');
const e2e = join(reports, 'playwright.json');
for (const file of [unit, e2e]) rmSync(file, { force: true });

await step('static checks', 'node', ['app/scripts/check.mjs']);
await step(
  'unit and conformance tests',
  'node_modules/.bin/vitest',
  ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unit}`],
  () => countVitest(unit),
);
await ensureBuilt();
process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = e2e;
await step(
  'the shop in a browser',
  'node_modules/.bin/playwright',
  ['test', '--reporter=dot,json'],
  () => countPlaywright(e2e),
);

process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
