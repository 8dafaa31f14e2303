import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Page } from 'playwright';
import { chromiumPath } from '../../app/scripts/chromium.mjs';
import { openDevelopmentCopy } from '../support/development-copy.ts';

/**
 * How long does a saved change take to appear? Runs `npm run dev` on a copy of the sources and on the
 * end-to-end tests' data folder (`BENCH_DATA` names another), with the home page open in Chromium. Prints ms,
 * and how many of the page's own files got an error response meanwhile.
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const start = performance.now();
const shop = await openDevelopmentCopy('bench-dev-loop', {
  PORT: process.env.BENCH_PORT ?? '3297',
  IZLOG_DATA: resolve(process.env.BENCH_DATA ?? '.cache/e2e'),
});
print('open', [performance.now() - start]);

const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
let dead = 0;
page.on('response', (response) => {
  if (response.status() >= 400) dead += 1;
});

/** Runs in the page; resolves to true once the change is visible. */
type Seen = (page: Page, isThere: boolean) => Promise<unknown>;

const hero = '[data-block="hero"]';

const hasText =
  (selector: string, text: string): Seen =>
  (page, isThere) =>
    page.waitForFunction(
      ([selector, text, isThere]) =>
        (document.querySelector(selector)?.textContent?.includes(text) ?? false) === isThere,
      [selector, text, isThere] as const,
    );

const hasOutline: Seen = (page, isThere) =>
  page.waitForFunction(
    ([selector, isThere]) =>
      (getComputedStyle(document.querySelector(selector) as Element).outlineWidth === '7px') ===
      isThere,
    [`${hero} section`, isThere] as const,
  );

const responsesFine: Seen = async (_page, isThere) => {
  while ((await (await fetch(`${shop.url}/healthz`)).text()).includes('fine') !== isThere);
};

const changes: Record<string, readonly [file: string, from: string, to: string, seen: Seen]> = {
  style: [
    'blocks/hero/view.module.css',
    '\n.root {',
    '\n.root { outline: 7px solid transparent;',
    hasOutline,
  ],
  'view without browser code': [
    'blocks/hero/view.tsx',
    '{title}\n',
    '{title} changed\n',
    hasText(hero, 'changed'),
  ],
  'view with browser code': [
    'blocks/header-section/view.tsx',
    '<span>{logoText}</span>',
    '<span>{logoText} changed</span>',
    hasText('header', 'changed'),
  ],
  text: [
    'blocks/header-section/texts/hr.json',
    '"openMenu": "',
    '"openMenu": "changed ',
    (page, isThere) =>
      page.waitForFunction(
        (isThere) =>
          (document.querySelector('header [aria-label^="changed"]') !== null) === isThere,
        isThere,
      ),
  ],
  server: ['server/http/health.ts', "status: 'ok'", "status: 'fine'", responsesFine],
};

/** ms until the change is visible, and until it is gone after the file is restored. */
async function measure(change: () => () => void, seen: Seen): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.waitForTimeout(500);
    let before = performance.now();
    const undo = change();
    await seen(page, true);
    times.push(performance.now() - before);
    await page.waitForTimeout(500);
    before = performance.now();
    undo();
    await seen(page, false);
    times.push(performance.now() - before);
  }
  return times;
}

function print(name: string, times: readonly number[]): void {
  const all = times.map(Math.round).toSorted((a, b) => a - b);
  process.stdout.write(
    `${name.padEnd(28)} median ${all[Math.floor(all.length / 2)]} most ${all.at(-1)}\n`,
  );
}

function removeHero(): () => void {
  const folder = join(shop.folder, 'blocks/hero');
  rmSync(folder, { recursive: true });
  return () => cpSync('blocks/hero', folder, { recursive: true });
}

try {
  await page.goto(shop.url);
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
  await page.evaluate(() => Object.assign(globalThis, { isKept: true }));
  for (const [name, [file, from, to, seen]] of Object.entries(changes)) {
    print(name, await measure(() => shop.change(file, from, to), seen));
  }
  const isGone: Seen = (page, isThere) =>
    page.waitForFunction(
      (isThere) => (document.querySelector('[data-block="hero"]') === null) === isThere,
      isThere,
    );
  print('folder removed and added', await measure(removeHero, isGone));
  const isKept = await page.evaluate(() => 'isKept' in globalThis);
  process.stdout.write(`the page was ${isKept ? 'never' : 'once or more'} loaded again\n`);
  process.stdout.write(`own files answered by an error: ${dead}\n`);
} finally {
  await browser.close();
  await shop.close();
}
