import { sql } from 'kysely';
import { newsExcludedTerm } from '#schemas/constants.ts';
import type { PostCategory } from '#schemas/entities/post.ts';
import { type Language, type LocalizedText, localize } from '#schemas/languages.ts';
import { fail, ok } from '#schemas/result.ts';
import type { Handlers } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { foldText } from '../fold-text.ts';
import { maxLimit, offsetOf, readPage, records } from '../paging.ts';

export interface TermRow {
  readonly id: number;
  readonly slug: string;
  readonly title: LocalizedText;
}

interface CountedTerm extends TermRow {
  readonly total: number;
}

export function categoryOfPost({ id, slug, title }: TermRow, language: Language): PostCategory {
  return { id, slug, slugMain: slug, title: localize(title, language) };
}

/** Handlers for categories of posts; the category that hides posts from lists is left out. */
export function createTermHandlers(deps: ServiceDependencies) {
  const shown = async (language: Language) => (await readTerms(deps)).map(counted(language));
  return {
    async 'term.filter'(input, { language }) {
      const typed = foldText(input.keywords ?? '');
      const found = (await shown(language)).filter(
        ({ title, slug }) =>
          foldText(title).includes(typed) && (input.slug === undefined || slug === input.slug),
      );
      const page = readPage(input);
      return ok(
        records(found.slice(offsetOf(page), offsetOf(page) + page.limit), found.length, page),
      );
    },
    async 'term.filterStandard'(input, { language }) {
      const found = await shown(language);
      const page = readPage(input.noPaginate ? { limit: maxLimit } : input);
      const { records: categories, ...counts } = records(
        found.slice(offsetOf(page), offsetOf(page) + page.limit),
        found.length,
        page,
      );
      return ok({ categories, ...counts });
    },
    async 'term.get'({ id }, { language }) {
      const found = (await shown(language)).find(
        (term) => String(term.id) === id || term.slug === id,
      );
      return found ? ok(found) : fail('notFound');
    },
  } satisfies Partial<Handlers>;
}

const counted =
  (language: Language) =>
  (row: CountedTerm): PostCategory => ({ ...categoryOfPost(row, language), totalPosts: row.total });

async function readTerms(deps: ServiceDependencies): Promise<readonly CountedTerm[]> {
  return deps.cache.get('terms', ['terms', 'posts'], async () => {
    const { rows } = await sql<CountedTerm>`
      SELECT t.id, t.slug, t.title, (SELECT count(*) FROM post_terms pt
        JOIN posts p ON p.id = pt.post_id AND p.published_at <= now()
        WHERE pt.term_id = t.id) AS total
      FROM terms t WHERE t.slug <> ${newsExcludedTerm} ORDER BY t.position, t.id`.execute(deps.db);
    return rows;
  });
}
