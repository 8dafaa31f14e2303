import { type CDPSession, chromium, type Page } from 'playwright';
import { unseenRules } from '#editor/chrome/theme/skip-unseen.ts';
import { compileTheme } from '#schemas/theme/compile-theme.ts';
import { weakPairs } from '#schemas/theme/contrast-pairs.ts';
import { withColors } from '#schemas/theme/edit-theme.ts';
import { presets } from '#schemas/theme/presets/presets.ts';
import { readTheme } from '#schemas/theme/read-theme.ts';
import { chromiumPath } from '../../app/scripts/chromium.mjs';
import { openBuiltShop } from './built-shop.ts';

/**
 * What does a change of the theme cost? Opens the home page of the built shop (`BENCH_DATA` names another data
 * folder) and changes the accent as the theme panel does: the theme is read, its pairs of colours are measured,
 * and its whole sheet replaces the one before. Blocks out of
 * view are left out, as in the panel. The floor sets the one property by hand. Prints ms of processor
 * time per change, independent of other load, and the ratio.
 */
const blocks = Number(process.env.BENCH_BLOCKS ?? 0);
const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const accents = Array.from({ length: 20 }, (_, at) => `#${(0x14_60_8c + at * 7).toString(16)}`);

interface Change {
  readonly accent: string;
  readonly sheet: string;
}

function changeOf(accent: string): Change {
  const read = readTheme(withColors(presets.modern, 'light', { accent }));
  if (!('theme' in read)) throw new Error('The theme is not valid.');
  weakPairs(read.theme);
  return { accent, sheet: compileTheme(read.theme) };
}

/** ms of this process for one change. */
function readingTime(): number {
  const start = process.cpuUsage();
  for (const accent of accents) changeOf(accent);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / accents.length;
}

async function busyTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** ms of the page's thread for one change: style, layout and paint. */
async function drawingTime(
  page: Page,
  session: CDPSession,
  changes: readonly Change[],
  isFloor: boolean,
): Promise<number> {
  const before = await busyTime(session);
  await page.evaluate(
    async ([all, byHand]) => {
      const changed = new CSSStyleSheet();
      document.adoptedStyleSheets = [...document.adoptedStyleSheets.slice(0, 1), changed];
      const root = document.documentElement;
      for (const { accent, sheet } of all) {
        if (byHand) root.style.setProperty('--accent', accent);
        else changed.replaceSync(sheet);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      root.style.removeProperty('--accent');
    },
    [changes, isFloor] as const,
  );
  return ((await busyTime(session)) - before) / changes.length;
}

/** Repeats the blocks of the page until there are enough. */
const repeatBlocks = (page: Page, wanted: number) =>
  page.evaluate((least) => {
    const main = document.querySelector('main');
    const own = [...(main?.querySelectorAll('[data-block]') ?? [])].filter(
      (each) => !each.parentElement?.closest('[data-block]'),
    );
    while (own.length > 0 && document.querySelectorAll('[data-block]').length < least) {
      main?.append(...own.map((each) => each.cloneNode(true)));
    }
  }, wanted);

/** Applies each rule on its own for two frames. */
const leaveOut = (page: Page, rules: readonly string[]) =>
  page.evaluate(async (all) => {
    const unseen = new CSSStyleSheet();
    document.adoptedStyleSheets = [unseen];
    for (const rule of all) {
      unseen.replaceSync(rule);
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
  }, rules);

/** ms of the page's thread for one switch between two themes. */
async function switchingTime(page: Page, session: CDPSession, isAll: boolean): Promise<number> {
  const sheets = [presets.technical, presets.editorial].map((file) => {
    const read = readTheme(file);
    if (!('theme' in read)) throw new Error('The theme is not valid.');
    return compileTheme(read.theme);
  });
  await leaveOut(page, isAll ? [] : unseenRules);
  const before = await busyTime(session);
  await page.evaluate(async (all) => {
    const changed = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, changed];
    for (const sheet of all) {
      changed.replaceSync(sheet);
      await new Promise(requestAnimationFrame);
    }
  }, sheets);
  return ((await busyTime(session)) - before) / sheets.length;
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const shop = await openBuiltShop(3299);
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(shop.url, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await leaveOut(page, unseenRules);
  const changes = accents.map(changeOf);
  const [reading, ours, floor]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    reading.push(readingTime());
    ours.push(await drawingTime(page, session, changes, false));
    floor.push(await drawingTime(page, session, changes, true));
  }
  const ratio = median(ours) / median(floor);
  process.stdout.write(
    `reading ${median(reading).toFixed(1)} ms, drawing ${median(ours).toFixed(1)} ms, ` +
      `one property by hand ${median(floor).toFixed(1)} ms, ratio ${ratio.toFixed(1)}\n`,
  );
  if (blocks > 0) {
    await repeatBlocks(page, blocks);
    const all = await switchingTime(page, session, true);
    const seen = await switchingTime(page, session, false);
    process.stdout.write(
      `switching the theme of ${blocks} blocks: ${seen.toFixed(0)} ms, ` +
        `${all.toFixed(0)} ms with all of them, ratio ${(seen / all).toFixed(2)}\n`,
    );
  }
} finally {
  await browser.close();
  shop.close();
}
