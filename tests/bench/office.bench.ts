import { performance } from 'node:perf_hooks';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumPath } from '../../app/scripts/chromium.mjs';
import { openBuiltShop } from './built-shop.ts';

/**
 * How long until staff see a list of the back office? Opens the list of products in a new browser, then further lists
 * by their links, in the built shop (`BENCH_DATA` names another data folder). Prints ms until the rows are in
 * the page: the first list, the median and the slowest of the further ones, each the median of `BENCH_ROUNDS`.
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const { BENCH_USER = 'uprava@example.com', BENCH_PASSWORD = 'kormilo-2026' } = process.env;
const first = 'products';
const further = ['categories', 'customers', 'promotions', 'posts', 'comments', 'taxes', 'products'];

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** Waits until the page shows the rows of the list, and no older ones. */
const isShown = (page: Page, name: string) =>
  page.waitForFunction(
    (collection) =>
      document.querySelector(`main [role="grid"] tr[data-href*="/${collection}/"]`) &&
      !document.querySelector('main [aria-busy="true"]'),
    name,
    { polling: 'raf' },
  );

async function logIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/en/adminLogin`);
  const form = page.locator('form:has(input[name="_command"][value="auth.login"])');
  await form.locator('[name="username"]').fill(BENCH_USER);
  await form.locator('[name="password"]').fill(BENCH_PASSWORD);
  await form.locator('button').last().click();
  await page.waitForURL(/admin\/dashboard/);
}

async function visit(browser: Browser, url: string): Promise<readonly number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await logIn(page, url);
  const storageState = await context.storageState();
  await context.close();
  // A new browser context has an empty cache.
  const fresh = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState });
  const list = await fresh.newPage();
  const times: number[] = [];
  for (const [at, name] of [first, ...further].entries()) {
    const start = performance.now();
    if (at === 0) await list.goto(`${url}/en/admin/${name}`);
    else
      await list
        .locator(`#office-navigation a[href$="/admin/${name}"]`)
        .evaluate((link) => (link as HTMLAnchorElement).click());
    await isShown(list, name);
    times.push(performance.now() - start);
  }
  await fresh.close();
  return times;
}

const shop = await openBuiltShop(3298);
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const visits: (readonly number[])[] = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, shop.url));
  const times = [first, ...further].map((_, at) => median(visits.map((each) => each[at] ?? 0)));
  const [opening = 0, ...others] = times;
  process.stdout.write(
    `first list ${opening.toFixed(0)} ms, further lists: middle ${median(others).toFixed(0)} ms, ` +
      `slowest ${Math.max(...others).toFixed(0)} ms\n`,
  );
} finally {
  await browser.close();
  shop.close();
}
