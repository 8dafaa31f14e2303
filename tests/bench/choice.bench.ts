import { type CDPSession, chromium, type Page } from 'playwright';
import { chromiumPath } from '../../app/scripts/chromium.mjs';
import { openBuiltShop } from './built-shop.ts';

/**
 * How long does choosing a variant block the page? Starts the built shop on the end-to-end tests' data folder
 * (`BENCH_DATA` names another) and clicks two colours and two sizes of the demo's T-shirt with a CPU slowdown
 * of 4, each click on an idle page. Prints ms: from the press to the paint for the slowest choice (event
 * timing), and CPU time of script and of all main-thread work per choice, independent of other load.
 */
const path = '/produkt/majica-izobata';
const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const choices = [
  [0, 1],
  [1, 1],
  [0, 0],
  [1, 0],
] as const;

const shop = await openBuiltShop(3298);

type Times = Record<'press' | 'script' | 'work', number>;

async function busyTimes(session: CDPSession): Promise<Omit<Times, 'press'>> {
  const { metrics } = await session.send('Performance.getMetrics');
  const ms = (name: string) => 1000 * (metrics.find((one) => one.name === name)?.value ?? 0);
  return { script: ms('ScriptDuration'), work: ms('TaskDuration') };
}

async function watchPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const presses: number[] = [0];
    Object.assign(globalThis, { presses });
    const note = (list: PerformanceObserverEntryList) =>
      presses.push(...list.getEntries().map(({ duration }) => duration));
    const wanted = { type: 'event', durationThreshold: 16 } as PerformanceObserverInit;
    new PerformanceObserver(note).observe(wanted);
  });
  return () =>
    page.evaluate(() => Math.max(...(globalThis as unknown as { presses: number[] }).presses));
}

async function measureRound(page: Page): Promise<Times> {
  await page.goto(`${shop.url}${path}`, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const longestPress = await watchPresses(page);
  const groups = page.locator('article [role="group"]:has([data-state])');
  let [script, work] = [0, 0];
  for (const [group, value] of choices) {
    await page.waitForTimeout(1000);
    const place = await groups.nth(group).locator('[data-state]').nth(value).boundingBox();
    if (!place) throw new Error('The product has fewer choices than are measured.');
    const before = await busyTimes(session);
    await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
    await page.waitForTimeout(500);
    const after = await busyTimes(session);
    script += (after.script - before.script) / choices.length;
    work += (after.work - before.work) / choices.length;
  }
  return { press: await longestPress(), script, work };
}

try {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox'],
  });
  const measured: Times[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const { url } = shop;
    await context.addCookies([{ name: 'cookie_choice', value: 'necessary', url }]);
    const times = await measureRound(await context.newPage());
    // The first round is a warm-up.
    if (round > 0) measured.push(times);
    await context.close();
  }
  await browser.close();
  for (const name of ['press', 'script', 'work'] as const) {
    const all = measured.map((times) => Math.round(times[name])).toSorted((a, b) => a - b);
    process.stdout.write(
      `${name.padEnd(8)} median ${all[Math.floor(all.length / 2)]} (${all.join(', ')})\n`,
    );
  }
} finally {
  shop.close();
}
