import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type CDPSession, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { chromiumPath } from '../../app/scripts/chromium.mjs';

/**
 * What does editing cost, beside a page that was written by hand for nothing else? Both are built for
 * production and driven in turn in Chromium; figures are main-thread CPU per deed in ms (medians over
 * rounds), ratios, CPU and heap of opening, blocks drawn per key, and input to paint at 4x slow-down.
 */
const root = process.cwd();
const out = join(root, '.cache/bench/editing-pages');
const [from = 'all'] = process.argv.slice(2);
// A screen holds 5,000 at most: one more must fit when it is duplicated.
const sizes = from === 'quick' ? [1000] : [100, 1000, 4990];
const shapes = ['flat', 'nested'] as const;
const rounds = from === 'quick' ? 3 : 5;
const keys = 20;

await build({
  configFile: false,
  mode: 'production',
  root,
  logLevel: 'error',
  plugins: [react()],
  build: {
    outDir: out,
    emptyOutDir: true,
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      input: { ours: 'tests/bench/editing/ours.tsx', floor: 'tests/bench/editing/floor.tsx' },
    },
  },
});

type Manifest = Record<string, { file: string; css?: string[] }>;
const manifest = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8')) as Manifest;
const entry = (name: string) => manifest[`tests/bench/editing/${name}.tsx`];

/** Serves both pages; drafts are answered as saved, everything else as missing. */
const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const file = join(out, url.pathname);
  if (url.pathname === '/ours' || url.pathname === '/floor') {
    const found = entry(url.pathname.slice(1));
    const styles = Object.values(manifest).flatMap(({ css = [], file: each }) => [
      ...css,
      ...(each.endsWith('.css') ? [each] : []),
    ]);
    const links = [...new Set(styles)].map((css) => `<link rel="stylesheet" href="/${css}">`);
    response.setHeader('content-type', 'text/html');
    response.end(
      `<!doctype html><html lang="hr"><head><title>Mjerenje</title>${
        url.pathname === '/ours' ? links.join('') : ''
      }</head><body><div id="izlog"></div><script type="module" src="/${found?.file}"></script></body></html>`,
    );
  } else if (url.pathname.endsWith('/draft/sync')) {
    answerSync(request, response);
  } else if (existsSync(file) && url.pathname.length > 1) {
    const type = file.endsWith('.js')
      ? 'text/javascript'
      : file.endsWith('.css')
        ? 'text/css'
        : 'image/svg+xml';
    response.setHeader('content-type', type);
    response.end(readFileSync(file));
  } else {
    response.statusCode = 404;
    response.end('{"errored":true,"statusCode":404,"code":"notFound","message":"Not found."}');
  }
});

let clock = 1;
function answerSync(
  request: import('node:http').IncomingMessage,
  response: import('node:http').ServerResponse,
) {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const { writes } = JSON.parse(Buffer.concat(parts).toString()) as {
      writes: { id: string; node: object | null }[];
    };
    clock += 1;
    const nodes = writes.flatMap(({ node }) => (node ? [{ ...node, revision: clock }] : []));
    const removed = writes.flatMap(({ id, node }) => (node ? [] : [id]));
    const rest = { clock, saved: true, conflicts: [], refused: [], editors: [] };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: { ...rest, nodes, removed } }));
  });
}

await new Promise<void>((resolve) => server.listen(0, resolve));
const address = server.address();
const port = typeof address === 'object' && address ? address.port : 0;
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--js-flags=--expose-gc'],
});

interface Bench {
  readonly page: Page;
  readonly session: CDPSession;
  readonly opening: number;
  readonly heap: number;
}

async function metric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((each) => each.name === name)?.value ?? 0;
}

async function open(kind: 'ours' | 'floor', { count, shape, structure }: Run): Promise<Bench> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const panel = structure ? '&structure' : '';
  await page.goto(`http://localhost:${port}/${kind}?count=${count}&shape=${shape}${panel}`);
  await page.waitForFunction('globalThis.deeds && document.querySelector("[data-block]")');
  await page.waitForTimeout(1500);
  const opening = (await metric(session, 'TaskDuration')) * 1000;
  await session.send('HeapProfiler.collectGarbage');
  const heap = (await metric(session, 'JSHeapUsedSize')) / 1e6;
  return { page, session, opening, heap };
}

/** CPU of the main thread while something is done, ms; what runs afterwards belongs to it. */
async function cost({ page, session }: Bench, times: number, deed: () => Promise<unknown>) {
  await page.waitForTimeout(150);
  const before = await metric(session, 'TaskDuration');
  await deed();
  await page.waitForTimeout(100);
  return (((await metric(session, 'TaskDuration')) - before) * 1000) / times;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Where a key goes: the field of the side panel. */
const fields = {
  ours: '[data-region="panel"][data-side="right"] [role="tabpanel"] input[type="text"]',
  floor: '#field',
};

async function typing(kind: 'ours' | 'floor', bench: Bench): Promise<number> {
  const field = bench.page.locator(fields[kind]).last();
  await field.click();
  // The first key after the pointer has everything that can be focused drawn for the keyboard.
  await bench.page.keyboard.type('a');
  return cost(bench, keys, async () => {
    for (let index = 0; index < keys; index++) await bench.page.keyboard.type('a');
  });
}

/** Blocks drawn for one key. */
async function drawnPerKey(bench: Bench): Promise<number> {
  const count = () =>
    bench.page.evaluate(() => (globalThis as unknown as { drawn: { count: number } }).drawn.count);
  const before = await count();
  for (let index = 0; index < keys; index++) await bench.page.keyboard.type('b');
  await bench.page.waitForTimeout(100);
  return ((await count()) - before) / keys;
}

/** From the key to the picture that shows it, on a processor four times slower, ms. */
async function delayPercentile({ page, session }: Bench): Promise<number> {
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

const deed = (bench: Bench, name: string, id: string) =>
  cost(bench, 1, () =>
    bench.page.evaluate(
      ([each, on]) => {
        const { deeds } = globalThis as unknown as { deeds: Record<string, (id: string) => void> };
        deeds[each as string]?.(on as string);
      },
      [name, id],
    ),
  );

async function measure(kind: 'ours' | 'floor', bench: Bench, id: string) {
  await bench.page.evaluate((on) => {
    (globalThis as unknown as { deeds: { select(id: string): void } }).deeds.select(on);
  }, id);
  await bench.page.waitForTimeout(400);
  const key = await typing(kind, bench);
  const duplicate = await deed(bench, 'duplicate', id);
  const undo = await deed(bench, 'undo', id);
  const move = await deed(bench, 'move', id);
  await deed(bench, 'undo', id);
  const remove = await deed(bench, 'remove', id);
  await deed(bench, 'undo', id);
  return { key, duplicate, remove, move, undo };
}

const print = (text: string) => process.stdout.write(`${text}\n`);

interface Run {
  readonly count: number;
  readonly shape: (typeof shapes)[number];
  /** Whether the tree of all blocks stands beside the page. */
  readonly structure: boolean;
}

const runs: readonly Run[] = [
  ...sizes.flatMap((count) => shapes.map((shape) => ({ count, shape, structure: false }))),
  ...shapes.map((shape) => ({ count: 1000, shape, structure: true })),
];

for (const run of runs) {
  const { count, shape, structure } = run;
  const ours = await open('ours', run);
  const floor = await open('floor', run);
  const id = `t${Math.floor(count / 20) * 10 + 5}`;
  const seen: Record<'ours' | 'floor', Awaited<ReturnType<typeof measure>>[]> = {
    ours: [],
    floor: [],
  };
  for (let round = 0; round < rounds; round++) {
    seen.ours.push(await measure('ours', ours, id));
    seen.floor.push(await measure('floor', floor, id));
  }
  print(`\n${count} ${shape}${structure ? ', structure panel open' : ''}`);
  print(
    `  open    ours ${ours.opening.toFixed(0)} ms, ${ours.heap.toFixed(1)} MB; floor ${floor.opening.toFixed(0)} ms, ${floor.heap.toFixed(1)} MB`,
  );
  for (const name of ['key', 'duplicate', 'remove', 'move', 'undo'] as const) {
    const one = median(seen.ours.map((each) => each[name]));
    const other = median(seen.floor.map((each) => each[name]));
    print(
      `  ${name.padEnd(10)} ours ${one.toFixed(2)} ms, floor ${other.toFixed(2)} ms, ratio ${(one / other).toFixed(2)}`,
    );
  }
  await ours.page.locator(fields.ours).last().click();
  const drawn = await drawnPerKey(ours);
  const delay = await delayPercentile(ours);
  print(`  blocks drawn per key ${drawn}; key to picture at 4x, p95 ${delay.toFixed(0)} ms`);
  await ours.page.context().close();
  await floor.page.context().close();
}
await browser.close();
server.close();
