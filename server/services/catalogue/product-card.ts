import { sql } from 'kysely';
import type { ProductCard } from '#schemas/entities/product.ts';
import { type Language, type LocalizedText, localize } from '#schemas/languages.ts';
import type { JsonText } from '../../api/json-text.ts';
import { createBatch } from '../../cache/batch.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { isIn } from '../is-published.ts';
import { type CategoryPart, categoryOfProduct, categoryPart } from './category-part.ts';
import { type CoreRow, coreColumns, coreOf, coreTables } from './product-core.ts';
import { type RatingRow, ratingOfProduct } from './product-rating.ts';
import { type ResponseOf, readResponse } from './response-reader.ts';

interface CardRow extends CoreRow {
  readonly excerpt: LocalizedText;
  readonly category_priority: number;
  readonly featured: boolean;
  readonly created_at: string;
  readonly addable: boolean;
  readonly rating: RatingRow | null;
  readonly category: CategoryPart | null;
}

/**
 * Whether the product can be added without choices: not configurable, no required option, and the same for
 * the entries of a bundle.
 */
const addable = sql`CASE p.format
    WHEN 'Configurable' THEN false
    WHEN 'Bundle' THEN NOT EXISTS (SELECT FROM bundle_items b
      JOIN products e ON e.id = b.item_product_id
      LEFT JOIN custom_options eo ON eo.product_id = e.id AND eo.required
      WHERE b.product_id = p.id AND (e.format IN ('Configurable', 'Bundle') OR eo.id IS NOT NULL))
    ELSE true END
  AND NOT EXISTS (SELECT FROM custom_options o WHERE o.product_id = p.id AND o.required)`;

/** The second picture is shown while the pointer is over a card. */
const cardPictures = 2;

/** Reads cards in the order of the ids; missing products are left out. */
export interface CardReader {
  readonly texts: (ids: readonly number[], language: Language) => Promise<JsonText<ProductCard>[]>;
  readonly values: (ids: readonly number[], language: Language) => Promise<ProductCard[]>;
}

/**
 * Cards are cached as JSON in all languages: this takes a fraction of the memory, and most cards are only
 * sent.
 */
export function createCardReader(deps: ServiceDependencies): CardReader {
  const load = createBatch<number, ResponseOf<ProductCard>>((ids) => loadCards(deps, ids));
  const texts: CardReader['texts'] = async (ids, language) => {
    const cards = await Promise.all(
      ids.map((id) => {
        const tags = ['catalogue', 'media', `product:${id}`];
        const wanted = { key: `card ${id}`, tags, language, load: () => load(id) };
        return readResponse(deps.cache, wanted);
      }),
    );
    return cards.filter((card) => card !== null);
  };
  return {
    texts,
    values: async (ids, language) => (await texts(ids, language)).map((card) => card.read()),
  };
}

async function loadCards(
  { readDb }: ServiceDependencies,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ResponseOf<ProductCard>>> {
  const { rows } = await sql<CardRow>`
    WITH requested AS MATERIALIZED (SELECT ${ids}::int[] AS ids)
    SELECT ${coreColumns(cardPictures)}, p.excerpt, p.category_priority, p.featured, p.created_at,
      ${addable} AS addable, ${ratingOfProduct} AS rating, CASE WHEN c.id IS NOT NULL
        THEN ${categoryPart} END AS category
    FROM ${coreTables} LEFT JOIN categories c ON c.id = p.main_category_id
    WHERE p.id = ANY ((SELECT ids FROM requested)::int[]) AND NOT p.archived`.execute(readDb);
  return new Map(
    rows.map((row) => [
      row.id,
      (language) => (isIn(row.languages, language) ? cardOf(row, language) : null),
    ]),
  );
}

function cardOf(row: CardRow, language: Language): ProductCard {
  const { category } = row;
  return {
    ...coreOf(row, language),
    excerpt: localize(row.excerpt, language),
    categoryPriority: row.category_priority,
    featured: row.featured,
    createdAt: row.created_at,
    canAddDirectly: row.addable,
    rating: row.rating,
    categories: category ? [categoryOfProduct(category, language)] : [],
  };
}
