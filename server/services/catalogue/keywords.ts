import { sql } from 'kysely';
import type { Language } from '#schemas/languages.ts';
import { anyOf } from '../../cache/drop-log.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { foldText } from '../fold-text.ts';
import { wordsOf } from '../words.ts';
import { readWordHits, type SearchWords } from './list-words.ts';
import { isOneTypoAway } from './typo.ts';

/** Shorter words are not corrected. */
const correctedFrom = 4;
const maxCandidates = 200;

/**
 * Returns the typed words. Every word must occur as a word prefix, ignoring accents; a word that occurs
 * nowhere is replaced by its nearest neighbors. Null when nothing was typed.
 */
export async function searchWords(
  deps: ServiceDependencies,
  keywords: string | undefined,
  language: Language,
): Promise<SearchWords | null> {
  const words = wordsOf(keywords ?? '');
  if (words.length === 0) return null;
  return Promise.all(words.map((word) => spellingsOf(deps, word, language)));
}

async function spellingsOf(deps: ServiceDependencies, word: string, language: Language) {
  if (word.length < correctedFrom) return [word];
  const { ids } = await readWordHits(deps, [word], language);
  if (ids.length > 0) return [word];
  return deps.cache.get(
    `spellings ${language} ${word}`,
    ['catalogue', anyOf('words')],
    async () => {
      const near = await nearWords(deps, foldText(word), language);
      return near.length > 0 ? near : [word];
    },
  );
}

/** Words of product names that differ by a typo. */
async function nearWords(deps: ServiceDependencies, word: string, language: Language) {
  const titles = await deps.readDb
    .transaction()
    .setAccessMode('read only')
    .execute(async (step) => {
      await sql`SELECT set_config('pg_trgm.word_similarity_threshold', '0.2', true)`.execute(step);
      const { rows } = await sql<{ folded: string }>`
      SELECT folded FROM product_search WHERE language = ${language} AND folded %> ${word}
      ORDER BY word_similarity(${word}, folded) DESC LIMIT ${maxCandidates}`.execute(step);
      return rows;
    });
  const candidates = new Set(titles.flatMap(({ folded }) => wordsOf(folded)));
  return [...candidates].filter((candidate) => isOneTypoAway(word, candidate)).slice(0, 10);
}
