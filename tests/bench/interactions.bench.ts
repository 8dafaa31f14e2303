import { type CDPSession, chromium, type Locator, type Page } from 'playwright';
import { chromiumPath } from '../../app/scripts/chromium.mjs';
import { openBuiltShop } from './built-shop.ts';

/**
 * How long does the slowest interaction of a phone take, and how soon do suggestions show? Starts the built shop on
 * the end-to-end tests' data folder (`BENCH_DATA` names another) and uses pages of the demo at 390 x 844 with a CPU
 * slowdown of 4. Prints ms for each page, medians and all rounds: the slowest event until the paint (event timing,
 * steps of 8 ms), and from the second letter in the search field to the painted suggestions.
 *
 * BENCH_ROUNDS (5), BENCH_ONLY (home,list …).
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const only = process.env.BENCH_ONLY?.split(',') ?? null;
const shop = await openBuiltShop(3298);

/**
 * Taps the element that a locator finds and waits until the page is idle. `locator.tap` would search for the
 * element at the point within the event, which took a third of the time.
 */
async function press(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await target.page().waitForTimeout(700);
}

async function searchFor(page: Page): Promise<void> {
  await press(page.locator('header a[href="/pretraga"]'));
  const field = page.locator('header dialog').getByRole('combobox');
  await field.pressSequentially('svjetion', { delay: 150 });
  await page.waitForTimeout(700);
  await press(page.locator('header dialog').getByRole('button', { name: 'Zatvori' }).last());
}

async function openMenu(page: Page): Promise<void> {
  await press(page.getByRole('button', { name: 'Otvori izbornik' }));
  await press(page.getByRole('button', { name: 'Zatvori izbornik' }));
}

/** Actions of a visitor on each page, besides searching and the menu. */
const pages: Readonly<Record<string, readonly [string, (page: Page) => Promise<void>]>> = {
  home: ['/', async () => undefined],
  list: [
    '/shop/grafike-i-karte',
    async (page) => {
      await press(page.locator('main summary, main button', { hasText: /filtri/i }).first());
      await press(page.locator('main label:has(input[type="checkbox"])').first());
    },
  ],
  product: [
    '/produkt/majica-izobata',
    async (page) => {
      const groups = page.locator('article [role="group"]:has([data-state])');
      await press(groups.nth(0).locator('[data-state]').nth(1));
      await press(groups.nth(1).locator('[data-state]').nth(1));
      await press(page.locator('form:has([value="cart.add"]) button[type="submit"]').first());
    },
  ],
  post: ['/zene-svjetionika-zasto-bas-sada', async () => undefined],
  event: ['/dogadjaj/1', async () => undefined],
  search: [
    '/pretraga?q=svjetionik',
    async (page) => {
      await page.getByRole('main').getByRole('searchbox').pressSequentially(' i more');
    },
  ],
  contact: [
    '/kontakt',
    async (page) => {
      const form = page.locator('form:has([value="form.send"])');
      await form.locator('[name="field.name"]').pressSequentially('Nika');
      await form.locator('[name="field.email"]').pressSequentially('nika@gmial.com');
      await press(form.locator('label:has([name="consents"])').first());
      await press(form.locator('button[type="submit"]'));
    },
  ],
};

interface Interaction {
  readonly duration: number;
  /** Event and element of the interaction. */
  readonly name: string;
}

interface Seen {
  readonly interactions: Interaction[];
  readonly suggested: number[];
}

/** Records durations of events, and when suggestions follow the second letter. */
function watch(): void {
  const seen: Seen = { interactions: [], suggested: [] };
  Object.assign(globalThis, { seen });
  const nameOf = ({ name, target }: PerformanceEventTiming) => {
    const element = target instanceof Element ? target : null;
    const control = element?.closest('a, button, label, input, summary') ?? element;
    const label = control?.getAttribute('aria-label') ?? control?.textContent?.trim();
    return `${name} ${control?.localName} ${label}`;
  };
  new PerformanceObserver((list) => {
    const events = (list.getEntries() as PerformanceEventTiming[]).filter(
      ({ interactionId, name }) => interactionId && !name.startsWith('pointer'),
    );
    seen.interactions.push(
      ...events.map((event) => ({ duration: event.duration, name: nameOf(event) })),
    );
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  let typedAt = 0;
  addEventListener('input', ({ target }) => {
    const { value } = target as HTMLInputElement;
    if ((target as HTMLElement).matches('header dialog input') && value?.length === 2) {
      typedAt = performance.now();
    }
  });
  new MutationObserver(() => {
    if (typedAt === 0 || !document.querySelector('header dialog [role="option"]')) return;
    const since = typedAt;
    typedAt = 0;
    requestAnimationFrame(() => setTimeout(() => seen.suggested.push(performance.now() - since)));
  }).observe(document, { subtree: true, childList: true });
}

/**
 * Makes the browser's window larger than the phone's screen. In a window of the same size, its lowest part lies
 * below the window and is not drawn: a press there is timed until something else on the page changes.
 */
async function showWholeScreen(session: CDPSession): Promise<void> {
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', {
    windowId,
    bounds: { width: 800, height: 1200 },
  });
}

async function measure(page: Page, path: string, act: (page: Page) => Promise<void>) {
  const session = await page.context().newCDPSession(page);
  await showWholeScreen(session);
  await page.goto(`${shop.url}${path}`, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(watch);
  await searchFor(page);
  await openMenu(page);
  await act(page);
  await page.waitForTimeout(500);
  return page.evaluate(() => {
    const { interactions, suggested } = (globalThis as unknown as { seen: Seen }).seen;
    const slowest = interactions.toSorted((a, b) => b.duration - a.duration);
    return { slowest, suggested: suggested[0] ?? Number.NaN };
  });
}

const middle = (all: readonly number[]) => {
  const sorted = all.map(Math.round).toSorted((a, b) => a - b);
  return `median ${sorted[Math.floor(sorted.length / 2)]} (${sorted.join(', ')})`;
};

/** The interactions of all rounds over 100 ms, each with its median. */
function slowOnes(all: readonly Interaction[]): string {
  const slow = all.filter(({ duration }) => duration > 100);
  const durationsOf = (name: string) =>
    slow.filter((one) => one.name === name).map(({ duration }) => duration);
  return [...new Set(slow.map(({ name }) => name))]
    .map((name) => `  ${name}: ${middle(durationsOf(name))}\n`)
    .join('');
}

try {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox'],
  });
  for (const [name, [path, use]] of Object.entries(pages)) {
    if (only && !only.includes(name)) continue;
    const measured: Awaited<ReturnType<typeof measure>>[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const viewport = { width: 390, height: 844 };
      const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true });
      await context.addCookies([{ name: 'cookie_choice', value: 'necessary', url: shop.url }]);
      const times = await measure(await context.newPage(), path, use);
      // The first round is a warm-up.
      if (round > 0) measured.push(times);
      await context.close();
    }
    process.stdout.write(
      `${name.padEnd(8)} slowest ${middle(measured.map(({ slowest }) => slowest[0]?.duration ?? 0))}, ` +
        `suggestions ${middle(measured.map(({ suggested }) => suggested))}\n` +
        slowOnes(measured.flatMap(({ slowest }) => slowest)),
    );
  }
  await browser.close();
} finally {
  shop.close();
}
