import { type BrowserContext, chromium } from 'playwright';
import { chromiumPath } from '../../app/scripts/chromium.mjs';
import { openBuiltShop } from './built-shop.ts';
import { median, metric, print } from './editing/metrics.ts';
import { fillDraft, logIn } from './opening/fill-page.ts';
import { readSamples } from './saving/page.ts';

/**
 * What does opening edit mode cost? Opens drafts with copies of the demo's blocks (`BENCH_SIZES`) in the
 * built shop (`BENCH_DATA` names its data folder, `BENCH_URL` a shop that runs already), each in a fresh
 * browser context (`BENCH_ROUNDS`), untouched. Prints ms of main-thread CPU until the page has come to rest,
 * the parts of it, and the heap after a collection.
 */
const sizes = (process.env.BENCH_SIZES ?? '100,1000,4990').split(',').map(Number);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const parts = ['TaskDuration', 'ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'] as const;

/** A page counts as idle after this time with less than 20 ms of work, in ms. */
const rest = 1000;

const shop = process.env.BENCH_URL
  ? { url: process.env.BENCH_URL, close: () => undefined }
  : await openBuiltShop(3297);
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
});

async function openOnce(context: BrowserContext, path: string): Promise<readonly number[]> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${shop.url}${path}?editPage=true`);
  await page.waitForSelector('html[data-ready="edit"]');
  let spent = 0;
  for (let before = -1; spent - before > 0.02; ) {
    before = spent;
    await page.waitForTimeout(rest);
    spent = await metric(session, 'TaskDuration');
  }
  const times = await Promise.all(parts.map((part) => metric(session, part)));
  await session.send('HeapProfiler.collectGarbage');
  const heap = (await metric(session, 'JSHeapUsedSize')) / 1e6;
  await page.close();
  return [...times.map((time) => time * 1000), heap];
}

try {
  const { url } = shop;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: 'cookie_choice', value: 'necessary', url }]);
  const calls = await logIn(context, url);
  const samples = await readSamples(calls);
  for (const count of sizes) {
    const path = await fillDraft(calls, samples, count);
    const seen: (readonly number[])[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const times = await openOnce(context, path);
      // The first round fetches the files.
      if (round > 0) seen.push(times);
    }
    const middle = (part: number) => median(seen.map((times) => times[part] ?? 0));
    const [task = 0, script = 0, layout = 0, style = 0, heap = 0] = [0, 1, 2, 3, 4].map(middle);
    const all = seen.map(([each = 0]) => each.toFixed(0)).join(', ');
    print(
      `${String(count).padStart(5)} blocks: ${task.toFixed(0)} ms (${all}): script ${script.toFixed(0)}, layout ${layout.toFixed(0)}, style ${style.toFixed(0)}; heap ${heap.toFixed(1)} MB`,
    );
  }
} finally {
  await browser.close();
  shop.close();
}
