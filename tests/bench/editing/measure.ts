import type { CDPSession, Page } from 'playwright';
import { addressOf, browser, type PageName } from './pages.ts';

export interface Bench {
  readonly page: Page;
  readonly session: CDPSession;
  readonly opening: number;
  readonly heap: number;
}

export async function metric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((each) => each.name === name)?.value ?? 0;
}

/** A page that has come to rest. */
export async function open(name: PageName, query = ''): Promise<Bench> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(addressOf(name, query));
  await page.waitForFunction('globalThis.ready && document.querySelector("[data-block]")');
  await page.waitForTimeout(1500);
  const opening = (await metric(session, 'TaskDuration')) * 1000;
  await session.send('HeapProfiler.collectGarbage');
  const heap = (await metric(session, 'JSHeapUsedSize')) / 1e6;
  return { page, session, opening, heap };
}

/** CPU of the main thread while something is done, ms; what runs afterwards belongs to it. */
export async function cost({ page, session }: Bench, times: number, deed: () => Promise<unknown>) {
  await page.waitForTimeout(150);
  const before = await metric(session, 'TaskDuration');
  await deed();
  await page.waitForTimeout(100);
  return (((await metric(session, 'TaskDuration')) - before) * 1000) / times;
}

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** From the key to the picture that shows it, on a processor four times slower, ms. */
export async function keyToPicture({ page, session }: Bench): Promise<number> {
  await page.evaluate(() => {
    const delays: number[] = [];
    Object.assign(globalThis, { delays });
    const listen = () => {
      const start = performance.now();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => delays.push(performance.now() - start));
        port1.start();
        port2.postMessage(null);
      });
    };
    addEventListener('keydown', listen, true);
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (let index = 0; index < 40; index++) {
    await page.keyboard.type('c');
    await page.waitForTimeout(60);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const delays = await page.evaluate(() => (globalThis as unknown as { delays: number[] }).delays);
  return delays.toSorted((a, b) => a - b)[Math.floor(delays.length * 0.95)] ?? 0;
}

export const print = (text: string) => process.stdout.write(`${text}\n`);
