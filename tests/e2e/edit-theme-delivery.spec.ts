import { gzipSync } from 'node:zlib';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { presets } from '#schemas/theme/presets/presets.ts';
import { themeText } from '#schemas/theme/theme-text.ts';
import { signIn } from './editor.ts';
import { responseOf } from './own-page.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.1.0.44' } });

const administrator = { username: 'uprava@example.com', password: 'kormilo-2026' };
const longAfter = '2099-12-31T12:00:00.000Z';
const mostCss = 18_000;

/** Stores themes as versions that no visitor sees, by their names in addresses; `forget` removes them. */
async function store(context: BrowserContext) {
  const { site, draft, ...state } = await responseOf(context, 'theme.get', {});
  let { revision } = state;
  const save = async (source: string) => {
    const saved = await responseOf(context, 'theme.saveDraft', { source, revision });
    revision = saved.revision;
  };
  const ids: number[] = [];
  const hashes: Record<string, string> = {};
  for (const file of Object.values(presets)) {
    await save(themeText(file));
    const { id } = await responseOf(context, 'theme.publish', { revision, at: longAfter });
    hashes[file.name] = (await responseOf(context, 'theme.version', { id })).hash;
    ids.push(id);
  }
  await save(draft ?? site);
  const forget = () => Promise.all(ids.map((id) => responseOf(context, 'theme.cancel', { id })));
  return { hashes, forget };
}

/** The style sheets that a page without scripts would not need are not counted. */
async function cssOf(page: Page, address: string): Promise<number> {
  const html = await (await page.request.get(address)).text();
  const [head = ''] = html.replaceAll(/<noscript>.*?<\/noscript>/gs, '').split('</head>');
  const sheets = [...head.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
  let bytes = 0;
  for (const [, href = ''] of sheets) {
    const sheet = await page.request.get(href);
    expect(sheet.headers()['cache-control'], href).toContain('immutable');
    bytes += gzipSync(await sheet.body(), { level: 6 }).length;
  }
  return bytes;
}

/** Opens a page; returns the fonts that its first view fetched, and how far its parts moved. */
async function firstView(context: BrowserContext, address: string) {
  const page = await context.newPage();
  const fonts = new Set<string>();
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.endsWith('.woff2')) fonts.add(path);
  });
  await page.addInitScript(() => {
    const moved = { sum: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const each of list.getEntries())
        moved.sum += (each as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  const moved = await page.evaluate(
    () => (window as unknown as { moved: { sum: number } }).moved.sum,
  );
  await page.close();
  return { fonts: [...fonts], moved };
}

test('the home page stays small, still and with two fonts in every theme', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  await signIn(page, administrator);
  const { hashes, forget } = await store(context);
  const themes = { 'Sea chart': '', ...hashes };
  const found: Record<string, unknown> = {};
  for (const [name, hash] of Object.entries(themes)) {
    const address = `${baseURL}/en${hash && `?theme=${hash}`}`;
    const css = await cssOf(page, address);
    expect(css, name).toBeLessThanOrEqual(mostCss);
    for (const width of [390, 1440]) {
      const visitor = await browser.newContext({ viewport: { width, height: 900 } });
      const { fonts, moved } = await firstView(visitor, address);
      await visitor.close();
      found[`${name} ${width}`] = { css, fonts: fonts.length, moved };
      expect(fonts.length, `${name}, ${width}: ${fonts}`).toBeLessThanOrEqual(2);
      expect(moved, `${name}, ${width}`).toBe(0);
    }
  }
  test.info().annotations.push({ type: 'measured', description: JSON.stringify(found) });
  await forget();
});
