import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { invariant } from '#schemas/result.ts';
import type { Database } from '#server/db/schema.ts';
import { products } from '#server/services/collections/catalogue/products.ts';
import { listRows } from '#server/services/collections/list-rows.ts';

/** ms between two requests of the list. */
const pause = 100;
const usualRequests = 30;

/** Returns the time of one page of products in the back office, in ms. */
async function timeOfList(db: Kysely<Database>): Promise<number> {
  const start = performance.now();
  const page = await listRows(db, products, {});
  invariant(page.ok, 'no list');
  return performance.now() - start;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Returns the median time of the list without other work, in ms. */
export async function usualTime(db: Kysely<Database>): Promise<number> {
  const times: number[] = [];
  for (let request = 0; request < usualRequests; request += 1) {
    times.push(await timeOfList(db));
    await wait(pause);
  }
  return median(times);
}

/** Returns the median time of the list while `work` runs, in ms. */
export async function timeDuring(
  db: Kysely<Database>,
  work: () => Promise<unknown>,
): Promise<number> {
  const times: number[] = [];
  const done = new AbortController();
  const requests = (async () => {
    while (!done.signal.aborted) {
      times.push(await timeOfList(db));
      await wait(pause);
    }
  })();
  await work();
  done.abort();
  await requests;
  return median(times);
}
