import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pino } from 'pino';
import { createSite } from '#fixtures/museum/content/index.ts';
import { languages } from '#schemas/languages.ts';
import { invariant } from '#schemas/result.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { createDatabase } from '#server/db/open-database.ts';
import { createPool } from '#server/db/pool.ts';
import { seedSite } from '#server/db/seed.ts';
import { syncLanguages } from '#server/db/sync-languages.ts';
import { localFiles } from '#server/media/local-files.ts';
import { createMediaStore } from '#server/media/media-store.ts';
import { guessMap } from '#server/services/import/guess-map.ts';
import { defaultOptions, findJob } from '#server/services/import/job-store.ts';
import { createJob, requestPlan, startRun } from '#server/services/import/jobs.ts';
import { readFile } from '#server/services/import/read-file.ts';
import { workOn } from '#server/services/import/work.ts';

/**
 * How long does an import take? Products with texts in all languages of the demo, categories from paths,
 * attributes, and one product with three variants among each seven; then the same file again, then new prices
 * for all. Prints seconds of each step and the greatest memory of the process. `BENCH_SIZES` sets the numbers
 * of products.
 */
const { BENCH_SIZES = '10000' } = process.env;
const say = (text: string) => process.stdout.write(`${text}\n`);

const head = [
  'sku',
  'parent',
  ...languages.flatMap((language) => [`name:${language}`, `description:${language}`]),
  'price',
  'stock',
  'weight',
  'categories',
  'tags',
  'brand',
  'attribute:material',
  'option:size',
];

function cells(number: number): readonly string[] {
  const place = number % 7;
  const main = `BENCH-${number - place + 3}`;
  const isVariant = place > 3;
  const texts = languages.flatMap((language) =>
    isVariant
      ? ['', '']
      : [
          `Product ${number} ${language}`,
          `<p>Words of product ${number} in ${language}, ${'long '.repeat(40)}</p>`,
        ],
  );
  const category = `Section ${number % 25} > Shelf ${number % 100}`;
  return [
    `BENCH-${number}`,
    isVariant ? main : '',
    ...texts,
    `${10 + (number % 90)}.50`,
    place === 3 ? '' : String(number % 40),
    '250',
    isVariant ? '' : category,
    isVariant ? '' : `tag ${number % 20}`,
    isVariant ? '' : `Maker ${number % 30}`,
    isVariant ? '' : `Material ${number % 12}`,
    isVariant ? `Size ${place}` : '',
  ];
}

function* fileOf(count: number): Generator<string> {
  yield `${head.join(',')}\n`;
  for (let number = 0; number < count; number += 1)
    yield `${cells(number)
      .map((cell) => `"${cell}"`)
      .join(',')}\n`;
}

function* pricesOf(count: number): Generator<string> {
  yield 'sku,price\n';
  for (let number = 0; number < count; number += 1)
    yield `BENCH-${number},${20 + (number % 70)}.90\n`;
}

const folder = mkdtempSync(join(tmpdir(), 'izlog-bench-'));
const embedded = await startEmbedded(folder);
const db = createDatabase(createPool(embedded.connectionString, { max: 10 }));
const store = createMediaStore(localFiles(join(folder, 'media')));
const parts = { db, store, logger: pino({ level: 'silent' }), toLoopback: false };

async function timed(name: string, work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  const seconds = (performance.now() - start) / 1000;
  say(`  ${name.padEnd(8)} ${seconds.toFixed(1)} s`);
  return seconds;
}

async function importFile(name: string, make: () => Generator<string>): Promise<void> {
  say(name);
  const created = await createJob(db, { name: 'bench.csv', size: 1, actorId: null });
  invariant(created.ok, 'refused');
  const { id } = created.value;
  const job = async () => {
    const found = await findJob(db, id);
    invariant(found, 'no job');
    return found;
  };
  const work = () => workOn(parts, id, new AbortController().signal);
  const first = await job();
  const bytes = async function* () {
    for (const line of make()) yield Buffer.from(line);
  };
  let total = await timed('read', () => readFile(db, first, bytes));
  const read = await job();
  const { map } = guessMap(read.columns);
  await requestPlan(db, read, map, { ...defaultOptions, decimal: '.' });
  total += await timed('plan', work);
  const planned = await job();
  invariant(planned.state === 'planned', planned.error ?? planned.state);
  await startRun(db, planned, planned.plan_hash ?? '');
  total += await timed('write', work);
  const { state, counts, error } = await job();
  say(`  ${total.toFixed(1)} s in all, ${state} ${error ?? ''} ${JSON.stringify(counts)}`);
}

let most = 0;
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss());
}, 100);
try {
  await migrate(db);
  await syncLanguages(db);
  await seedSite(db, createSite(), null);
  for (const count of BENCH_SIZES.split(',').filter(Boolean).map(Number)) {
    await importFile(`${count} products`, () => fileOf(count));
    await importFile('the same again', () => fileOf(count));
    await importFile('new prices', () => pricesOf(count));
    say(`  ${Math.round(most / 1024 / 1024)} MB of memory at most`);
  }
} finally {
  clearInterval(watch);
  await db.destroy();
  await embedded.stop();
  rmSync(folder, { recursive: true, force: true });
}
