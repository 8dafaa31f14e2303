import { loadavg } from 'node:os';
import { benchSite } from './shop/catalogue.ts';
import { startBenchCluster } from './shop/database.ts';
import { openFloor } from './shop/floor.ts';
import { load, type Measured, type Operation } from './shop/load.ts';
import { listing, productBySlug, searching, suggesting } from './shop/operations.ts';
import { cartWithItem, guestCheckout } from './shop/purchase.ts';
import { createReference, type Reference } from './shop/reference.ts';
import { processorTime, type RunningServer, startFloor, startShop } from './shop/server.ts';

/**
 * How many shoppers can the shop serve? Fills a real PostgreSQL with a generated catalogue, starts the built
 * shop like an operator, and requests constantly changing lists, products and searches over HTTP; carts and
 * orders are made from the first to the last call. Every response is compared with the result of plain code
 * on the generated data. The floor (tests/bench/shop/floor.ts) runs in alternation.
 *
 * BENCH_SIZES (10000,100000), BENCH_ONLY (list,product …), BENCH_SECONDS (5), BENCH_ROUNDS (3), BENCH_WARM_UP (3 seconds),
 * BENCH_CONNECTIONS (16 shoppers at once), BENCH_CACHE_MB (CACHE_MB of the shop; 0 shows what a miss costs), BENCH_WRITES (0; price
 * changes per second during the measurement).
 */
const setting = (name: string, usual: string) => process.env[name] ?? usual;
const sizes = setting('BENCH_SIZES', '10000,100000').split(',').map(Number);
const only = setting('BENCH_ONLY', 'list,product,search,suggest,cart,order').split(',');
const seconds = Number(setting('BENCH_SECONDS', '5'));
const rounds = Number(setting('BENCH_ROUNDS', '3'));
const warmUp = Number(setting('BENCH_WARM_UP', '3'));
const connections = Number(setting('BENCH_CONNECTIONS', '16'));
const promotions = Number(setting('BENCH_COUPONS', '0'));
const writes = Number(setting('BENCH_WRITES', '0'));
const port = Number(setting('BENCH_PORT', '3298'));
const say = (text: string) => process.stdout.write(`${text}\n`);

const kinds: readonly ((reference: Reference) => Operation)[] = [
  listing,
  productBySlug,
  searching,
  suggesting,
  cartWithItem,
  guestCheckout,
];

/** Operations without a floor: the minimum server has no such calls. */
const withoutFloor = ['suggest'];

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

interface Costs extends Measured {
  /** ms of CPU time per operation, of the server and of the database. */
  readonly server: number;
  readonly database: number;
}

/** CPU time is comparable even if throughput is not, because other programs use the same cores. */
async function measureCosts(
  server: RunningServer,
  database: number,
  run: () => Promise<Measured>,
): Promise<Costs> {
  const before = [server.processorTime(), processorTime(database)] as const;
  const measured = await run();
  const each = (now: number, then: number) => (1000 * (now - then)) / Math.max(1, measured.done);
  return {
    ...measured,
    server: each(server.processorTime(), before[0]),
    database: each(processorTime(database), before[1]),
  };
}

function report(name: string, shop: readonly Costs[], floor: readonly Costs[]): void {
  const of = (all: readonly Costs[], key: 'perSecond' | 'median' | 'p95' | 'server' | 'database') =>
    median(all.map((each) => each[key]));
  const line = (all: readonly Costs[]) =>
    `${of(all, 'perSecond').toFixed(0)}/s, median ${of(all, 'median').toFixed(1)} ms, p95 ` +
    `${of(all, 'p95').toFixed(1)} ms, processor ${of(all, 'server').toFixed(2)} + ` +
    `${of(all, 'database').toFixed(2)} ms`;
  const done = shop.reduce((sum, each) => sum + each.done, 0);
  const wrong = shop.flatMap((each) => each.wrong);
  say(`${name.padEnd(8)} ${line(shop)}, ${done} checked, ${wrong.length} wrong`);
  if (floor.length > 0) {
    const ratio = of(shop, 'perSecond') / of(floor, 'perSecond');
    const cost = (all: readonly Costs[]) => of(all, 'server') + of(all, 'database');
    const costRatio = cost(shop) / cost(floor);
    say(
      `  floor  ${line(floor)}, ratio ${ratio.toFixed(2)}, of the processor ${costRatio.toFixed(1)}`,
    );
  }
  if (wrong.length > 0) {
    say(`  ${wrong.slice(0, 3).join('\n  ').slice(0, 1000)}`);
    process.exitCode = 1;
  }
}

interface Stage {
  readonly shop: RunningServer;
  readonly floor: RunningServer;
  /** Process id of the database server. */
  readonly database: number;
  readonly analyze: () => Promise<void>;
  readonly startWrites: () => () => Promise<void>;
}

async function measure(operation: Operation, stage: Stage): Promise<void> {
  const { shop, floor, database, analyze, startWrites } = stage;
  const ours: Costs[] = [];
  const floors: Costs[] = [];
  await load(shop.origin, operation, { seconds: warmUp, unchecked: true });
  await analyze();
  for (let round = 0; round < rounds; round += 1) {
    const stopWrites = startWrites();
    ours.push(
      await measureCosts(shop, database, () =>
        load(shop.origin, operation, { seconds, connections }),
      ),
    );
    await stopWrites();
    if (withoutFloor.includes(operation.name)) continue;
    const bare = (duration: number) =>
      load(floor.origin, operation, { seconds: duration, unchecked: true });
    // Each connection plans the first uses of a statement.
    if (round === 0) await bare(warmUp);
    // Waits for what the shop left to do in the background, so it does not slow the floor.
    await untilIdle(() => shop.processorTime() + processorTime(database));
    floors.push(await measureCosts(floor, database, () => bare(2)));
    // Waits for statements that the floor left running, so they do not count for the shop.
    await untilIdle(() => processorTime(database));
  }
  report(operation.name, ours, floors);
}

async function measureSize(cluster: Awaited<ReturnType<typeof startBenchCluster>>, count: number) {
  const url = await cluster.open(count, promotions);
  const reference = createReference(benchSite(count));
  const { analyze } = cluster;
  const startWrites = () => cluster.startWrites(writes);
  const shop = await startShop(url, port);
  const warm = await untilIdle(shop.processorTime);
  const floor = await startFloor(url, port + 1);
  say(`\n${count} products, ${promotions} promotions, load ${loadavg()[0]?.toFixed(1)}`);
  say(
    `warm after ${warm.toFixed(0)} s, of which ${shop.processorTime().toFixed(0)} s of the processor`,
  );
  try {
    for (const kind of kinds) {
      const operation = kind(reference);
      if (only.includes(operation.name))
        await measure(operation, { shop, floor, database: cluster.pid, analyze, startWrites });
    }
    say(`memory   ${shop.memory()} MB resident; load ${loadavg()[0]?.toFixed(1)}`);
  } finally {
    await Promise.all([shop.stop(), floor.stop()]);
  }
}

/** s between checks whether a program is idle; longer than the delays of background work. */
const pause = 5;

/** Waits until a program is idle, by its CPU time; returns the duration in s. */
async function untilIdle(spent: () => number): Promise<number> {
  const began = performance.now();
  for (let before = Number.NEGATIVE_INFINITY; spent() - before > 0.05 * pause; ) {
    before = spent();
    await new Promise((resolve) => setTimeout(resolve, 1000 * pause));
  }
  return (performance.now() - began) / 1000;
}

process.once('SIGTERM', () => process.exit(1));

if (process.argv[2] === 'floor') {
  await openFloor(process.env['DATABASE_URL'] ?? '', Number(process.env['PORT']));
} else {
  const cluster = await startBenchCluster();
  try {
    for (const count of sizes) await measureSize(cluster, count);
  } finally {
    await cluster.stop();
  }
}
