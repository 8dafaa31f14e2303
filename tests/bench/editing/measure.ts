import type { CDPSession, Page } from 'playwright';
import { metric } from './metrics.ts';
import { addressOf, browser, type PageName } from './pages.ts';

export interface Bench {
  readonly page: Page;
  readonly session: CDPSession;
  readonly opening: number;
  readonly heap: number;
}

/** Opens a page and waits until it is idle. */
export async function open(name: PageName, query = ''): Promise<Bench> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(addressOf(name, query));
  await page.waitForFunction(
    'globalThis.ready && (globalThis.show || document.querySelector("[data-block]"))',
  );
  await page.waitForTimeout(1500);
  const opening = (await metric(session, 'TaskDuration')) * 1000;
  await session.send('HeapProfiler.collectGarbage');
  const heap = (await metric(session, 'JSHeapUsedSize')) / 1e6;
  return { page, session, opening, heap };
}

/** Returns ms of main-thread CPU during an action, including the work it causes afterwards. */
export async function cost(bench: Bench, times: number, action: () => Promise<unknown>) {
  const [cpu = 0] = await spent(bench, times, action, ['TaskDuration']);
  return cpu;
}

/** Returns the increase of these metrics of the browser during an action. */
export async function spent(
  { page, session }: Bench,
  times: number,
  action: () => Promise<unknown>,
  parts: readonly string[],
): Promise<readonly number[]> {
  const read = () => Promise.all(parts.map((part) => metric(session, part)));
  await page.waitForTimeout(150);
  const before = await read();
  await action();
  await page.waitForTimeout(100);
  return (await read()).map((after, at) => ((after - (before[at] ?? 0)) * 1000) / times);
}

/** Returns ms from each key to the frame that shows it, with a CPU slowdown of 4, in ascending order. */
export async function keysToPicture({ page, session }: Bench): Promise<readonly number[]> {
  await page.evaluate(() => {
    const delays: number[] = [];
    const stop = new AbortController();
    const listen = () => {
      const start = performance.now();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => delays.push(performance.now() - start));
        port1.start();
        port2.postMessage(null);
      });
    };
    addEventListener('keydown', listen, { capture: true, signal: stop.signal });
    Object.assign(globalThis, { delays, stopDelays: () => stop.abort() });
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (let index = 0; index < 40; index++) {
    await page.keyboard.type('c');
    await page.waitForTimeout(60);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const delays = await page.evaluate(() => {
    const known = globalThis as unknown as { delays: number[]; stopDelays(): void };
    known.stopDelays();
    return known.delays;
  });
  return delays.toSorted((a, b) => a - b);
}
