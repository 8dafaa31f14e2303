import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt, ensureInstalled, root, run } from './prepare.mjs';

// Every check of the project: static checks, unit and conformance tests, then the shop in a browser. The last
// line counts them all.
await ensureInstalled();
await ensureBrowser();
const reports = join(root, '.cache/reports');
mkdirSync(reports, { recursive: true });

let passed = 0;
let failed = 0;

/** Each run of a step is `[command, args, count?, env?]`; several runs are parallel. */
async function step(name, ...runs) {
  process.stdout.write(`\n── ${name}\n`);
  await Promise.all(
    runs.map(async ([command, args, count, env]) => {
      const code = await run(command, args, { env: { ...process.env, ...env } }).exit;
      const counted = count?.() ?? { passed: 0, failed: 0 };
      passed += counted.passed + (count ? 0 : Number(code === 0));
      failed += counted.failed + Number(code !== 0 && counted.failed === 0);
    }),
  );
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

/** The browser tests of a project, on their own shop: they do not see each other's changes. */
function journeys(name, at, env) {
  const report = join(reports, `playwright-${name}.json`);
  rmSync(report, { force: true });
  const data = `${process.env.E2E_DATA ?? '.cache/e2e'}-${name}`;
  if (name === 'empty') rmSync(resolve(root, data), { recursive: true, force: true });
  return [
    'node_modules/.bin/playwright',
    ['test', `--project=${name}`, '--reporter=dot,json'],
    () => countPlaywright(report),
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      E2E_PORT: String(Number(process.env.E2E_PORT ?? 3210) + at),
      E2E_DATA: data,
      ...env,
    },
  ];
}

/** Returns the environment that builds another site in a folder of its own. */
const siteEnv = (name) => ({ SITE: `fixtures/${name}`, IZLOG_DIST: `dist-${name}` });
/** The workshop site, with as many products as browser tests need. */
const workshop = { ...siteEnv('workshop'), WORKSHOP_PRODUCTS: '600' };
const empty = siteEnv('empty');

async function buildSites() {
  await ensureBuilt();
  for (const env of [workshop, empty]) {
    await ensureBuilt({ isGenerated: true, env: { ...process.env, ...env } });
  }
}

const unit = join(reports, 'vitest.json');
rmSync(unit, { force: true });

await step('static checks', ['node', ['app/scripts/check.mjs']]);
await step('unit and conformance tests', [
  'node_modules/.bin/vitest',
  ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unit}`],
  () => countVitest(unit),
  { RANDOM_SHARE: '1' },
]);
// The contrast is measured in one browser, so the builds use the other core.
await Promise.all([
  step('contrast of all blocks in all themes', [
    'node',
    ['app/scripts/draw-themes.mjs', 'contrast'],
  ]),
  buildSites(),
]);
await step('pictures of the shop', [
  'node',
  ['--import', './app/scripts/sources.mjs', 'tests/e2e/serve-shop.ts', 'draw'],
]);
await step('the shop in a browser', journeys('shop', 0), journeys('staff', 1));
await step('other sites', journeys('workshop', 2, workshop), journeys('empty', 3, empty));

process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
