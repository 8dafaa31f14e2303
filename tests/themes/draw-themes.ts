import '#runtime/ui/styles.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { seaChart } from '#fixtures/museum/theme/sea-chart.ts';
import { compileTheme } from '#schemas/theme/compile-theme.ts';
import { fontFaces, fontsOf } from '#schemas/theme/font-list.ts';
import { presets } from '#schemas/theme/presets/presets.ts';
import { readTheme } from '#schemas/theme/read-theme.ts';
import type { ThemeFile } from '#schemas/theme/theme-file.ts';
import { schemes } from '#schemas/theme/token-list.ts';
import { testBrowser } from '../../app/scripts/chromium.mjs';
import { axeFindings } from '../e2e/axe.ts';
import { blockNames } from '../support/blocks.ts';
import { documentOf, drawFixtures } from './fixture-pages.ts';
import { findOverflows, lengthenTexts } from './long-texts.ts';

// Draws the examples of all blocks in every theme: `npm run draw-themes [en-light-1440]`. Writes sheets with
// all themes side by side to `.cache/draw-themes`, and ends with an error if axe finds anything. `npm run
// draw-themes long` also ends with an error if a word has no room when all texts are 40 % longer. `npm run
// draw-themes contrast` draws nothing and only measures, with all examples on one page. Names of blocks after
// the part draw only those: `npm run draw-themes 1440 hero,footer-section`.

const [folder = '', wanted = '', names = ''] = process.argv.slice(2);
const themes = Object.entries({ seaChart, ...presets });
const widths = [390, 768, 1440];
const isDrawn = wanted !== 'contrast';
/** Examples on one sheet. */
const perSheet = isDrawn ? 12 : 1_000;
const origin = 'http://themes.test';

/** The sheets that the build wrote beside this script, without the theme of the site. */
const built = readdirSync(join(folder, 'assets'))
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(join(folder, 'assets', file), 'utf8'));

function themeSheet(file: ThemeFile): string {
  const read = readTheme(file);
  if (!('theme' in read)) throw new Error(`${file.name} is not valid.`);
  const faces = fontFaces(fontsOf(read.theme), (font) => `${origin}/fonts/${font}.woff2`);
  return `${faces}\n@layer theme {\n${compileTheme(read.theme)}\n}`;
}

/** Picture that is served instead of every picture of the shop. */
const sample = await sharp({
  create: { width: 800, height: 600, channels: 3, background: '#8a9a9c' },
})
  .webp()
  .toBuffer();

/** Serves fonts, files of the build, and the sample for every other picture. */
async function serve(page: Page): Promise<void> {
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const [, font, asset] = /^\/(?:fonts\/([\w-]+\.woff2)|(assets\/[\w.-]+))$/.exec(pathname) ?? [];
    if (font) return route.fulfill({ path: join('runtime/ui/fonts', font) });
    if (asset && existsSync(join(folder, asset))) {
      return route.fulfill({ path: join(folder, asset) });
    }
    return route.request().resourceType() === 'image'
      ? route.fulfill({ body: sample, contentType: 'image/webp' })
      : route.fulfill({ body: '', contentType: 'text/html' });
  });
}

interface Drawing {
  readonly language: 'en' | 'ar';
  readonly scheme: (typeof schemes)[number];
  readonly width: number;
  /** Whether all texts are 40 % longer. */
  readonly isLong?: true;
}

const nameOf = ({ language, scheme, width, isLong }: Drawing) =>
  `${isLong ? 'long' : language}-${scheme}-${width}`;

const reported = new Set<string>();

async function draw(browser: Browser, by: Drawing): Promise<void> {
  const fixtures = drawFixtures(by.language, names === '' ? blockNames : names.split(','));
  const context = await browser.newContext({
    viewport: { width: by.width, height: 900 },
    colorScheme: by.scheme,
    reducedMotion: 'reduce',
    baseURL: origin,
  });
  const page = await context.newPage();
  await serve(page);
  for (let at = 0; at * perSheet < fixtures.length; at++) {
    const part = fixtures.slice(at * perSheet, (at + 1) * perSheet);
    const shots: Buffer[] = [];
    for (const [name, file] of themes) {
      await page.goto('/');
      await page.setContent(documentOf(part, { ...by, sheets: [...built, themeSheet(file)] }));
      await page.evaluate(() => document.fonts.ready);
      if (by.isLong) {
        await lengthenTexts(page);
        for (const finding of await findOverflows(page)) reported.add(`${name} ${finding}`);
      }
      if (isDrawn) shots.push(await page.screenshot({ fullPage: true }));
      for (const finding of await axeFindings(page, [], { runOnly: ['color-contrast'] })) {
        reported.add(`${name} ${by.scheme} ${finding}`);
      }
    }
    if (isDrawn) await joinShots(shots, join(folder, `${nameOf(by)}-${at + 1}.png`));
  }
  await context.close();
}

/** One picture with all themes side by side. */
async function joinShots(shots: readonly Buffer[], file: string): Promise<void> {
  const sizes = await Promise.all(shots.map((shot) => sharp(shot).metadata()));
  const width = sizes[0]?.width ?? 0;
  await sharp({
    create: {
      width: width * shots.length,
      height: Math.max(...sizes.map(({ height }) => height)),
      channels: 3,
      background: '#888888',
    },
  })
    .composite(shots.map((input, place) => ({ input, left: place * width, top: 0 })))
    .png()
    .toFile(file);
}

const browser = await chromium.launch(testBrowser());
const drawings = (['en', 'ar'] as const).flatMap((language) =>
  schemes.flatMap((scheme) => widths.map((width): Drawing => ({ language, scheme, width }))),
);
drawings.push({ language: 'en', scheme: 'light', width: 390, isLong: true });
const isWanted = (each: Drawing) =>
  isDrawn ? nameOf(each).includes(wanted) : each.width === Math.max(...widths);
for (const drawing of drawings.filter(isWanted)) {
  await draw(browser, drawing);
}
await browser.close();
for (const finding of reported) process.stderr.write(`${finding}\n`);
process.exitCode = reported.size > 0 ? 1 : 0;
