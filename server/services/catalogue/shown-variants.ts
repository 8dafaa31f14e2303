import { sql } from 'kysely';
import type { ProductCard } from '#schemas/entities/product.ts';
import type { Language } from '#schemas/languages.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import type { Narrowing } from './list-query.ts';
import type { CardReader } from './product-card.ts';

type Pairs = readonly { readonly id: number; readonly variant: number }[];

/**
 * Shows on each card the picture of its best-matching variant, if the list is filtered by values that
 * variants have, such as a color.
 */
export async function withShownVariants(
  deps: ServiceDependencies,
  reader: CardReader,
  cards: readonly ProductCard[],
  narrowing: Narrowing,
  language: Language,
): Promise<readonly ProductCard[]> {
  const values = chosenValues(narrowing);
  if (values.length === 0) return cards;
  const ids = cards.map(({ id }) => id);
  const pairs = await readPairs(deps, ids, values);
  if (pairs.length === 0) return cards;
  const variants = await reader.values(
    pairs.map(({ variant }) => variant),
    language,
  );
  const pictures = new Map(variants.map(({ id, media }) => [id, media]));
  const shown = new Map(pairs.map(({ id, variant }) => [id, pictures.get(variant) ?? []]));
  return cards.map((card) => {
    const media = shown.get(card.id) ?? [];
    return media.length > 0 ? { ...card, media } : card;
  });
}

/** The choice values that a list is filtered by. */
export function chosenValues({ attributes }: Narrowing): readonly number[] {
  return attributes.flatMap((filter) => (filter.kind === 'choice' ? filter.values : []));
}

/**
 * Returns for each product the variant that matches the values of the most attributes; products without such
 * a variant are left out.
 */
function readPairs(
  { readDb, cache }: ServiceDependencies,
  ids: readonly number[],
  values: readonly number[],
): Promise<Pairs> {
  const key = `shown variants ${ids.join()} ${values.join()}`;
  return cache.get(key, ['catalogue', ...ids.map((id) => `product:${id}`)], async () => {
    const { rows } = await sql<Pairs[number]>`
      SELECT DISTINCT ON (list_product_id) list_product_id AS id, product_id AS variant
      FROM (SELECT list_product_id, product_id, count(DISTINCT attribute_id) AS fitting
        FROM product_attribute_values
        WHERE list_product_id = ANY(${ids}::int[]) AND product_id <> list_product_id
          AND value_id = ANY(${values}::int[])
        GROUP BY list_product_id, product_id) AS variants
      ORDER BY list_product_id, fitting DESC, product_id`.execute(readDb);
    return rows;
  });
}
