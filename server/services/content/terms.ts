import { sql } from 'kysely';
import { newsExcludedTerm } from '#schemas/constants.ts';
import type { PostCategory } from '#schemas/entities/post.ts';
import {
  defaultLanguage,
  type Language,
  type LocalizedText,
  languages,
  localize,
} from '#schemas/languages.ts';
import { fail, ok } from '#schemas/result.ts';
import type { Handlers } from '../../api/handler.ts';
import { languagesSql } from '../../db/language-sql.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { foldText } from '../fold-text.ts';
import { offsetOf, readPage, records } from '../paging.ts';

export interface TermRow {
  readonly id: number;
  readonly slugs: LocalizedText;
  readonly title: LocalizedText;
}

interface CountedTerm extends TermRow {
  readonly total: number;
  /** Slugs in all languages, current ones first; former ones redirect to the category. */
  readonly addresses: readonly { readonly language: string; readonly slug: string }[];
}

/** JSON of the row `t` of `terms`. */
export const termJson = sql`jsonb_build_object('id', t.id, 'slugs', t.slugs, 'title', t.title)`;

/** Ids of the categories with these slugs: in the language, else in another one; current before former. */
export const termIds = (slugs: readonly string[], language: Language) => sql`
  SELECT DISTINCT ON (slug) term_id FROM term_slugs
  WHERE slug = ANY (${slugs}::text[]) AND language IN (${languagesSql})
  ORDER BY slug, language = ${language} DESC, is_current DESC`;

export function categoryOfPost({ id, slugs, title }: TermRow, language: Language): PostCategory {
  return {
    id,
    slug: localize(slugs, language),
    slugMain: slugs[defaultLanguage] ?? '',
    title: localize(title, language),
  };
}

/** Title of the only kind of terms. */
const onlyTermType = 'category';

/** Handlers for categories of posts; the category that hides posts from lists is left out. */
export function createTermHandlers(deps: ServiceDependencies) {
  const shown = async (language: Language) => (await readTerms(deps)).map(counted(language));
  const one = async (id: string, language: Language) =>
    findTerm(await readTerms(deps), id, language);
  return {
    async 'term.filter'(input, { language }) {
      const typed = foldText(input.keywords ?? '');
      const named = input.slug === undefined ? null : await one(input.slug, language);
      const found = (await shown(language)).filter(
        ({ id, title }) =>
          foldText(title).includes(typed) && (input.slug === undefined || id === named?.id),
      );
      const page = readPage(input);
      return ok(
        records(found.slice(offsetOf(page), offsetOf(page) + page.limit), found.length, page),
      );
    },
    async 'term.filterStandard'(input, { language }) {
      const isRequested = input.termTypeTitles?.includes(onlyTermType) ?? true;
      const found = isRequested ? await shown(language) : [];
      const page = input.noPaginate
        ? { page: 1, limit: Math.max(found.length, 1) }
        : readPage(input);
      const { records: categories, ...counts } = records(
        found.slice(offsetOf(page), offsetOf(page) + page.limit),
        found.length,
        page,
      );
      return ok({ categories, ...counts });
    },
    async 'term.get'({ id }, { language }) {
      const found = await one(id, language);
      return found ? ok(counted(language)(found)) : fail('notFound');
    },
  } satisfies Partial<Handlers>;
}

const counted =
  (language: Language) =>
  (row: CountedTerm): PostCategory => ({
    ...categoryOfPost(row, language),
    totalPosts: row.total,
    slugs: Object.fromEntries(languages.map((each) => [each, localize(row.slugs, each)])),
  });

function findTerm(terms: readonly CountedTerm[], id: string, language: Language) {
  const byId = terms.find((term) => String(term.id) === id);
  const named = terms.flatMap((term) =>
    term.addresses.flatMap((address) => (address.slug === id ? { term, ...address } : [])),
  );
  return byId ?? (named.find((each) => each.language === language) ?? named[0])?.term;
}

async function readTerms(deps: ServiceDependencies): Promise<readonly CountedTerm[]> {
  return deps.cache.get('terms', ['terms', 'posts'], async () => {
    const { rows } = await sql<CountedTerm>`
      SELECT t.id, t.slugs, t.title,
        (SELECT jsonb_agg(jsonb_build_object('language', s.language, 'slug', s.slug)
          ORDER BY s.is_current DESC) FROM term_slugs s
          WHERE s.term_id = t.id AND s.language IN (${languagesSql})) AS addresses,
        (SELECT count(*) FROM post_terms pt
        JOIN posts p ON p.id = pt.post_id AND p.published_at <= now()
        WHERE pt.term_id = t.id) AS total
      FROM terms t WHERE t.slug <> ${newsExcludedTerm} ORDER BY t.position, t.id`.execute(deps.db);
    return rows;
  });
}
