import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pino } from 'pino';
import { createSite } from '#fixtures/museum/content/index.ts';
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
import { pricesFile, productsFile } from './import/files.ts';
import { timeDuring, usualTime } from './import/watched-list.ts';
import { processorTime } from './shop/server.ts';

/**
 * How long does an import take, and how much slower is a list meanwhile? Products with texts in all languages of
 * the demo, categories from paths, attributes and variants; then the same file again, then new prices for all.
 * Prints seconds of each step, in brackets processor time of this process and of the database, the time of a
 * list while new products come in and after that, and the greatest memory of the process. `BENCH_SIZES` sets the numbers of
 * products, `BENCH_FILES` which of the three files (`new,same,prices`).
 */
const { BENCH_SIZES = '10000', BENCH_FILES = 'new,same,prices' } = process.env;
const print = (text: string) => process.stdout.write(`${text}\n`);

const folder = mkdtempSync(join(tmpdir(), 'izlog-bench-'));
const embedded = await startEmbedded(folder);
const database = Number.parseInt(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10);
const db = createDatabase(createPool(embedded.connectionString, { max: 10 }));
const store = createMediaStore(localFiles(join(folder, 'media')));
const parts = { db, store, logger: pino({ level: 'silent' }), toLoopback: false };

function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000 + processorTime(database);
}

interface Cost {
  readonly wall: number;
  readonly processor: number;
}

const costText = ({ wall, processor }: Cost) => `${wall.toFixed(1)} s (${processor.toFixed(1)} s)`;

async function timed(name: string, work: () => Promise<unknown>): Promise<Cost> {
  const [start, before] = [performance.now(), processorSeconds()];
  await work();
  const cost = { wall: (performance.now() - start) / 1000, processor: processorSeconds() - before };
  print(`  ${name.padEnd(6)} ${costText(cost)}`);
  return cost;
}

async function importFile(make: () => Generator<string>): Promise<void> {
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
  const costs = [await timed('read', () => readFile(db, first, bytes))];
  const read = await job();
  const { map } = guessMap(read.columns);
  await requestPlan(db, read, map, { ...defaultOptions, decimal: '.' });
  costs.push(await timed('check', work));
  const planned = await job();
  invariant(planned.state === 'planned', planned.error ?? planned.state);
  await startRun(db, planned, planned.plan_hash ?? '');
  costs.push(await timed('write', work));
  const sum = (part: keyof Cost) => costs.reduce((total, cost) => total + cost[part], 0);
  const { state, counts, error } = await job();
  print(`  in all ${costText({ wall: sum('wall'), processor: sum('processor') })}`);
  print(`  ${state} ${error ?? ''} ${JSON.stringify(counts)}`);
}

async function importBesideList(make: () => Generator<string>): Promise<void> {
  const during = await timeDuring(db, () => importFile(make));
  const usual = await usualTime(db);
  const ratio = (during / usual).toFixed(1);
  print(`  list: ${during.toFixed(1)} ms, after it ${usual.toFixed(1)} ms, ${ratio} times`);
}

const files = {
  new: ['new', productsFile],
  same: ['the same again', productsFile],
  prices: ['new prices', pricesFile],
} as const;

let most = 0;
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss());
}, 100);
try {
  await migrate(db);
  await syncLanguages(db);
  await seedSite(db, createSite(), null);
  for (const count of BENCH_SIZES.split(',').filter(Boolean).map(Number)) {
    for (const [key, [name, make]] of Object.entries(files)) {
      if (!BENCH_FILES.split(',').includes(key)) continue;
      print(`${count} products, ${name}`);
      if (key === 'new') await importBesideList(() => make(count));
      else await importFile(() => make(count));
    }
    print(`  ${Math.round(most / 1024 / 1024)} MB of memory at most`);
  }
} finally {
  clearInterval(watch);
  await db.destroy();
  await embedded.stop();
  rmSync(folder, { recursive: true, force: true });
}
