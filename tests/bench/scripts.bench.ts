import { gzipSync } from 'node:zlib';
import { type BrowserContext, chromium } from 'playwright';
import { chromiumPath } from '../../app/scripts/chromium.mjs';
import { openBuiltShop } from './built-shop.ts';
import { groupSizes } from './scripts/module-groups.ts';

/**
 * What does a page load? Opens pages of the built shop (`BENCH_DATA` names another data folder) without
 * interaction. Prints kB gzip of all scripts and of the stylesheet, each with the share that did not run or
 * apply (Chromium's coverage, weighted by length), and the contents of the scripts.
 */
const pages = {
  home: '/',
  list: '/shop/odjeca',
  product: '/produkt/majica-izobata',
  checkout: '/naplata',
};

interface Covered {
  readonly url: string;
  readonly text: string;
  readonly used: number;
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

async function fillCart(context: BrowserContext, url: string): Promise<void> {
  const found = await context.request.get(`${url}/api/v1/product/web/get?slug=rjecnik-vjetrova`);
  const { data } = (await found.json()) as { data: { id: number } };
  const form = { _command: 'cart.add', productId: data.id, qty: 1 };
  const headers = { accept: 'application/json' };
  await context.request.post(`${url}/`, { form, headers });
}

/** Returns the number of bytes that ran, without functions that did not run and the functions inside them. */
function usedBytes(functions: readonly { ranges: readonly Range[] }[], length: number): number {
  const ran = new Uint8Array(length);
  const ranges = functions.flatMap((each) => each.ranges);
  const outerFirst = ranges.toSorted((a, b) => size(b) - size(a));
  for (const { startOffset, endOffset, count } of outerFirst)
    ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return ran.reduce((sum, one) => sum + one, 0);
}

interface Range {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}
const size = ({ startOffset, endOffset }: Range) => endOffset - startOffset;

async function openPage(context: BrowserContext, url: string) {
  const page = await context.newPage();
  await Promise.all([page.coverage.startJSCoverage(), page.coverage.startCSSCoverage()]);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
  const scripts = (await page.coverage.stopJSCoverage()).flatMap(({ source, functions, ...of }) =>
    source ? [{ url: of.url, text: source, used: usedBytes(functions, source.length) }] : [],
  );
  const styles = (await page.coverage.stopCSSCoverage()).map(({ text = '', ranges, ...of }) => ({
    url: of.url,
    text,
    used: ranges.reduce((sum, { start, end }) => sum + end - start, 0),
  }));
  await page.close();
  return { scripts, styles };
}

function sizes(files: readonly Covered[]): string {
  const all = files.map(({ text, used }) => {
    const bytes = gzipSync(text).length;
    return { bytes, unused: bytes * (1 - used / text.length) };
  });
  const sum = (of: 'bytes' | 'unused') => all.reduce((total, file) => total + file[of], 0);
  return `${kB(sum('bytes'))} kB, ${kB(sum('unused'))} unused`;
}

const groupsOf = await groupSizes();
const shop = await openBuiltShop(3297);
try {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await fillCart(context, shop.url);
  for (const [name, path] of Object.entries(pages)) {
    const { scripts, styles } = await openPage(context, `${shop.url}${path}`);
    process.stdout.write(`${name}: scripts ${sizes(scripts)}; styles ${sizes(styles)}\n`);
    for (const [group, bytes] of groupsOf(scripts.map(({ url }) => new URL(url).pathname)))
      process.stdout.write(`  ${kB(bytes).padStart(5)} ${group}\n`);
  }
  await browser.close();
} finally {
  shop.close();
}
