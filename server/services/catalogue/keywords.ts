import { sql } from 'kysely';
import type { Language } from '#schemas/languages.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { wordsOf } from '../words.ts';
import { isOneTypoAway } from './typo.ts';

/** Shorter words are taken as they are. */
const correctedFrom = 4;
const maxCandidates = 200;

/**
 * The text search query for what a visitor typed: every word must occur as the beginning of a word
 * (accents do not matter); a word that occurs nowhere is read as its nearest neighbours. Null when
 * nothing was typed.
 */
export async function searchQuery(
  deps: ServiceDependencies,
  keywords: string | undefined,
  language: Language,
): Promise<string | null> {
  const words = wordsOf(keywords ?? '');
  if (words.length === 0) return null;
  const key = JSON.stringify(['keywords', language, words]);
  const { query } = await deps.cache.get(key, ['catalogue'], async () => ({
    query: await makeQuery(deps, words, language),
  }));
  return query;
}

async function makeQuery(deps: ServiceDependencies, words: string[], language: Language) {
  const { rows } = await sql<{ word: string; known: boolean }>`
    SELECT word, EXISTS (SELECT FROM product_search
      WHERE language = ${language} AND document @@ (quote_literal(word) || ':*')::tsquery) AS known
    FROM unnest(${words}::text[]) WITH ORDINALITY AS typed (raw, place), fold(raw) AS word
    ORDER BY place`.execute(deps.readDb);
  const alternatives = await Promise.all(
    rows.map(async ({ word, known }) => {
      if (known || word.length < correctedFrom) return [word];
      const near = await nearWords(deps, word, language);
      return near.length > 0 ? near : [word];
    }),
  );
  return alternatives.map((near) => `(${near.map(prefixTerm).join(' | ')})`).join(' & ');
}

const prefixTerm = (word: string) => `'${word.replaceAll(/['\\]/g, '')}':*`;

/** Words of product names that differ by a typo. */
async function nearWords(deps: ServiceDependencies, word: string, language: Language) {
  const titles = await deps.readDb.transaction().execute(async (step) => {
    await sql`SELECT set_config('pg_trgm.word_similarity_threshold', '0.2', true)`.execute(step);
    const { rows } = await sql<{ folded: string }>`
      SELECT folded FROM product_search WHERE language = ${language} AND folded %> ${word}
      ORDER BY word_similarity(${word}, folded) DESC LIMIT ${maxCandidates}`.execute(step);
    return rows;
  });
  const candidates = new Set(titles.flatMap(({ folded }) => wordsOf(folded)));
  return [...candidates].filter((candidate) => isOneTypoAway(word, candidate)).slice(0, 10);
}
