import autocannon from 'autocannon';
import { openPageFloor } from './pages/floor.ts';
import { type RunningServer, startProgram } from './shop/server.ts';

/**
 * What does a whole page cost? Starts the built shop on the end-to-end tests' data folder and requests each
 * page in each encoding: as a new visitor, who gets a shared response, and as a visitor with a wish list,
 * whose page is rendered for them. Prints ms of the server's CPU time per page, pages per second and kB
 * transferred. The floor stores the same bytes and only sends them.
 *
 * BENCH_DATA (.cache/e2e), BENCH_DRAWN (150 pages), BENCH_SENT (3000), BENCH_ENCODINGS (identity,gzip,br,zstd), BENCH_ONLY (list,product …).
 * Of another site: SITE, IZLOG_DIST, BENCH_LANGUAGE (hr), and BENCH_PAGES ({"list":"/shop/drills"}).
 */
const port = 3299;
const drawn = Number(process.env['BENCH_DRAWN'] ?? 150);
const sent = Number(process.env['BENCH_SENT'] ?? 3000);
const encodings = (process.env['BENCH_ENCODINGS'] ?? 'identity,gzip,br,zstd').split(',');
const cookie = `locale=${process.env['BENCH_LANGUAGE'] ?? 'hr'}`;
const ofDemo = {
  home: '/',
  list: '/shop/dom-i-kuhinja?perPage=24',
  product: '/produkt/brodovi-od-drva',
  configurable: '/produkt/majica-izobata',
  search: '/pretraga?q=more',
  cart: '/kosarica',
};
const pages: Readonly<Record<string, string>> =
  JSON.parse(process.env['BENCH_PAGES'] ?? 'null') ?? ofDemo;
const only = (process.env['BENCH_ONLY'] ?? Object.keys(pages).join()).split(',');

interface Cost {
  /** ms of CPU time per response. */
  readonly processor: number;
  readonly perSecond: number;
  readonly kilobytes: number;
}

type Headers = Readonly<Record<string, string>>;

/** Sends `count` requests, without a time limit, after a warm-up with a tenth as many (at least 40). */
async function request(server: RunningServer, path: string, headers: Headers, count: number) {
  const url = server.origin + path;
  const load = (amount: number) =>
    autocannon({ url, headers, connections: 8, amount, duration: 1000, timeout: 60 });
  await load(Math.max(40, count / 10));
  const before = server.processorTime();
  const { '2xx': done, duration, throughput } = await load(count);
  const processor = (1000 * (server.processorTime() - before)) / Math.max(1, done);
  const kilobytes = (throughput.total ?? 0) / Math.max(1, done) / 1000;
  return { processor, perSecond: done / duration, kilobytes } satisfies Cost;
}

const line = ({ processor, perSecond, kilobytes }: Cost) =>
  `${processor.toFixed(2)} ms, ${perSecond.toFixed(0)}/s, ${kilobytes.toFixed(1)} kB`;

async function measure(shop: RunningServer, floor: RunningServer): Promise<void> {
  for (const [name, path] of Object.entries(pages).filter(([each]) => only.includes(each))) {
    for (const encoding of encodings) {
      const headers = { 'accept-encoding': encoding };
      const own = await request(shop, path, { ...headers, cookie: `${cookie}; wishes=1` }, drawn);
      const shared = await request(shop, path, { ...headers, cookie }, sent);
      const bare = await request(floor, path, headers, sent);
      process.stdout.write(
        `${name.padEnd(12)} ${encoding.padEnd(8)} own ${line(own)}; shared ${line(shared)}; floor ${line(bare)}\n`,
      );
    }
  }
}

if (process.argv[2] === 'floor') {
  await openPageFloor(`http://127.0.0.1:${port}`, Number(process.env['PORT']));
} else {
  const shop = await startProgram(
    [`${process.env['IZLOG_DIST'] ?? 'dist'}/server/server.js`],
    port,
    {
      IZLOG_DATA: process.env['BENCH_DATA'] ?? '.cache/e2e',
      PICTURES_WARM_UP: 'false',
    },
  );
  const floor = await startProgram([process.argv[1] ?? '', 'floor'], port + 1, {});
  try {
    await measure(shop, floor);
    process.stdout.write(`memory ${shop.memory()} MB resident\n`);
  } finally {
    await Promise.all([shop.stop(), floor.stop()]);
  }
}
