import { performance } from 'node:perf_hooks';
import { fillPage } from './saving/page.ts';
import { startBenchSite } from './saving/site.ts';

/**
 * What do saving and publishing cost the server? Real blocks with the texts of the demo on a page in a real
 * PostgreSQL; each call includes input validation and JSON parsing and serialization. Prints medians of the
 * rounds in ms: from the request to the response, and in brackets the server's CPU time (without the
 * database). `BENCH_SIZES` and `BENCH_ROUNDS` set block counts and rounds.
 */
const { BENCH_SIZES = '100,1000,4990', BENCH_ROUNDS = '5' } = process.env;
const rounds = Number(BENCH_ROUNDS);
const say = (text: string) => process.stdout.write(`${text}\n`);

interface Cost {
  readonly elapsed: number;
  readonly cpu: number;
}

async function measure(work: () => Promise<unknown>): Promise<Cost> {
  const [start, before] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(before);
  return { elapsed: performance.now() - start, cpu: (user + system) / 1000 };
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function report(name: string, costs: readonly Cost[]): void {
  const elapsed = median(costs.map((cost) => cost.elapsed));
  const cpu = median(costs.map((cost) => cost.cpu));
  say(`  ${name.padEnd(16)} ${elapsed.toFixed(0)} ms (${cpu.toFixed(0)})`);
}

const site = await startBenchSite();
try {
  for (const count of BENCH_SIZES.split(',').filter(Boolean).map(Number)) {
    const page = await fillPage(site, count);
    const costs: Record<string, Cost[]> = {};
    const add = async (name: string, work: () => Promise<unknown>) => {
      costs[name] = [...(costs[name] ?? []), await measure(work)];
    };
    for (let round = 0; round < rounds; round += 1) {
      await add('open', page.open);
      await add('save one', () => page.save(1));
      await add('publish one', page.publish);
      await page.open();
      await add('save all', () => page.save(count));
      await add('problems', page.problems);
      await add('publish all', page.publish);
    }
    say(`\n${count} blocks`);
    for (const [name, list] of Object.entries(costs)) report(name, list);
  }
} finally {
  await site.close();
}
