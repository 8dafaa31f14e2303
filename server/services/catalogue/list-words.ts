import { sql } from 'kysely';
import type { Language } from '#schemas/languages.ts';
import type { Condition } from '../conditions.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import type { ListIndex } from './list-index.ts';

/** A search: all words, each with its possible spellings, matched as word prefixes. */
export type SearchWords = readonly (readonly string[])[];

/** Products found by a search, by position, each with its rank. */
export interface Hits {
  readonly positions: Uint32Array;
  readonly ranks: Float64Array;
}

/** Ids are in ascending order. */
interface WordHits {
  readonly ids: Int32Array;
  readonly ranks: Int32Array;
}

/**
 * Products that match one of these spellings, as they are typed or without endings; a match in a variant
 * counts for its main product. The rank of a word that is also the stem of another one may be 0.
 */
export function wordHits(
  spellings: readonly string[],
  language: Language,
  among: Condition = sql`true`,
): Condition {
  return sql`SELECT coalesce(v.main_product_id, v.id) AS id,
      greatest(1, max((ts_rank(s.document, typed.query) * 1000000)::int)) AS rank
    FROM (SELECT concat_ws(' | ', string_agg(quote_literal(fold(word)) || ':*', ' | '),
        string_agg(nullif(nullif(stem, ''), quote_literal(fold(word))), ' | '))::tsquery AS query
      FROM unnest(${spellings}::text[]) AS word
      LEFT JOIN site_languages l ON l.code = ${language}
      CROSS JOIN LATERAL (SELECT plainto_tsquery(l.search_config::regconfig, word)::text AS stem) AS s) AS typed
    JOIN product_search s ON s.document @@ typed.query AND s.language = ${language}
    JOIN products v ON v.id = s.product_id AND NOT v.archived
    WHERE ${among}
    GROUP BY 1`;
}

/**
 * Results are cached per word, because shoppers type the same words in different combinations. After changes
 * of products, only these are searched for the word again.
 */
export function readWordHits(
  deps: ServiceDependencies,
  spellings: readonly string[],
  language: Language,
): Promise<WordHits> {
  const key = `word ${language} ${spellings.join(' ')}`;
  const load = (among?: Condition) => loadWordHits(deps, wordHits(spellings, language, among));
  return deps.cache.get(key, ['catalogue'], () => load(), undefined, {
    kinds: ['words'],
    async apply(known, changed) {
      const ids = changed.map((tag) => Number(tag.split(':')[1]));
      return merged(known, await load(familyOf(ids)), new Set(ids));
    },
  });
}

const familyOf = (ids: readonly number[]): Condition =>
  sql`v.id IN (SELECT id FROM products
    WHERE id = ANY (${ids}::int[]) OR main_product_id = ANY (${ids}::int[]))`;

async function loadWordHits(deps: ServiceDependencies, found: Condition): Promise<WordHits> {
  const { rows } = await sql<{ ids: string | null; ranks: string | null }>`
    SELECT string_agg(id::text, ',' ORDER BY id) AS ids,
      string_agg(rank::text, ',' ORDER BY id) AS ranks FROM (${found}) AS hit`.execute(deps.readDb);
  const numbers = (text: string | null | undefined) => (text ? text.split(',').map(Number) : []);
  return {
    ids: Int32Array.from(numbers(rows[0]?.ids)),
    ranks: Int32Array.from(numbers(rows[0]?.ranks)),
  };
}

/** Returns `known` with the results for these products replaced by those in `found`. */
function merged(known: WordHits, found: WordHits, ids: ReadonlySet<number>): WordHits {
  const pairs = (hits: WordHits) =>
    Array.from(hits.ids, (id, at) => ({ id, rank: hits.ranks[at] as number }));
  const all = [
    ...pairs(known).filter(({ id }) => !ids.has(id)),
    ...pairs(found).filter(({ id }) => ids.has(id)),
  ].sort((a, b) => a.id - b.id);
  return {
    ids: Int32Array.from(all, ({ id }) => id),
    ranks: Int32Array.from(all, ({ rank }) => rank),
  };
}

/** Returns products that match every word; the ranks of the words are summed. */
export async function readHits(
  deps: ServiceDependencies,
  index: ListIndex,
  words: SearchWords,
  language: Language,
): Promise<Hits> {
  const found = await Promise.all(words.map((word) => readWordHits(deps, word, language)));
  const [first, ...others] = found.toSorted((a, b) => a.ids.length - b.ids.length);
  const positions: number[] = [];
  const ranks: number[] = [];
  first?.ids.forEach((id, position) => {
    const at = index.positionOf.get(id);
    const further = others.map((other) => rankIn(other, id));
    if (at === undefined || further.includes(0)) return;
    positions.push(at);
    ranks.push(further.reduce((sum, rank) => sum + rank, first.ranks[position] ?? 0));
  });
  return { positions: Uint32Array.from(positions), ranks: Float64Array.from(ranks) };
}

/** Returns 0 for a product the word does not match. */
function rankIn({ ids, ranks }: WordHits, id: number): number {
  let low = 0;
  let high = ids.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = ids[middle] as number;
    if (found === id) return ranks[middle] as number;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return 0;
}
