import { setTimeout as wait } from 'node:timers/promises';
import { defaultLanguage } from '#schemas/languages.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { createCardReader } from './product-card.ts';
import { createProductIdReader } from './product-ids.ts';
import { readProduct } from './product-page.ts';
import { readListIndex } from './read-list-index.ts';

/** Part of the cache that warming up may fill. */
const share = 0.9;
const cardsAtOnce = 24;
const productsAtOnce = 4;
/** Pauses last this many times as long as the work before them, so that visitors come first. */
const rest = 2;

/**
 * Prefetches the responses about products: cards of lists, then pages with their addresses. Runs once, and
 * again after all of them were invalidated.
 */
export async function warmUpCatalogue(
  deps: ServiceDependencies,
  signal: AbortSignal,
): Promise<void> {
  if (deps.cache.limit === 0) return;
  await deps.cache.get('warmed', ['catalogue', 'media'], async () => {
    const { ids } = await readListIndex(deps);
    const cards = createCardReader(deps);
    const findId = createProductIdReader(deps);
    await inParts(deps, ids, cardsAtOnce, signal, (part) => cards.texts(part, defaultLanguage));
    await inParts(deps, ids, productsAtOnce, signal, async (part) => {
      const products = await Promise.all(part.map((id) => readProduct(deps, id, defaultLanguage)));
      const slugs = products.flatMap((product) => Object.values(product?.slugs ?? {}));
      await Promise.all(slugs.map((slug) => findId(slug, defaultLanguage)));
    });
    return {};
  });
}

async function inParts(
  { cache }: ServiceDependencies,
  ids: Int32Array,
  atOnce: number,
  signal: AbortSignal,
  make: (part: readonly number[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < ids.length; start += atOnce) {
    if (signal.aborted || cache.bytes > cache.limit * share) return;
    const began = performance.now();
    await make([...ids.subarray(start, start + atOnce)]);
    await wait(rest * (performance.now() - began));
  }
}
