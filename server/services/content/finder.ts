import { sql } from 'kysely';
import type { EndpointOutput } from '#schemas/api/contract.ts';
import {
  defaultLanguage,
  type Language,
  type LocalizedText,
  localize,
  parseLanguage,
} from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext } from '../../api/handler.ts';
import { languagesSql } from '../../db/language-sql.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { homePath, pagePath } from './addresses.ts';
import { documentPath, readHomeSlug } from './document-paths.ts';
import { followRedirects } from './follow-redirects.ts';

type Decision = EndpointOutput<'finder.decide'>;

/** A page or post with a current or former slug in some language. */
export interface FoundDocument {
  readonly kind: 'page' | 'post';
  readonly id: number;
  readonly slugs: LocalizedText;
}

/** Resolves the path; a former slug or one of another language redirects to the current one. */
export async function decide(
  deps: ServiceDependencies,
  route: readonly string[],
  { language, now }: Pick<CallContext, 'language' | 'now'>,
): Promise<Result<Decision>> {
  const home = await readHomeSlug(deps);
  const slug = route.join('/');
  const found = await findDocument(deps, slug || (home ?? ''), language, now);
  if (!found) return slug ? decideRedirect(deps, slug, language) : fail('notFound');
  const { kind, id } = found;
  const current = localize(found.slugs, language);
  const path = documentPath(found, language, home);
  const requested = slug ? pagePath(language, slug) : homePath(language);
  const decision = { id, slug: current };
  return ok(
    path === requested
      ? { kind, redirect: null, ...decision }
      : { kind: 'redirect', redirect: path, ...decision },
  );
}

async function decideRedirect(
  deps: ServiceDependencies,
  slug: string,
  language: Language,
): Promise<Result<Decision>> {
  const prefix = language === defaultLanguage ? '' : `/${language}`;
  const redirect = await followRedirects(deps, [`${prefix}/${slug}`, pagePath(language, slug)]);
  return redirect === null ? fail('notFound') : ok({ kind: 'redirect', id: null, slug, redirect });
}

/**
 * Finds a document by a slug of the language, or else of another one; only if it is published and available
 * in the language.
 */
export async function findDocument(
  { db, cache }: ServiceDependencies,
  slug: string,
  language: Language,
  now: Date,
): Promise<FoundDocument | null> {
  const at = now.toISOString();
  cache.note(['pages', 'posts']);
  const { rows } = await sql<FoundDocument & { language: string; is_current: boolean }>`
    SELECT 'page' AS kind, p.id, p.slugs, s.language, s.is_current
    FROM page_slugs s JOIN pages p ON p.id = s.page_id
    WHERE s.language IN (${languagesSql}) AND s.slug = ${slug}
      AND p.published_at <= ${at} AND ${language} = ANY (p.languages)
    UNION ALL
    SELECT 'post', p.id, p.slugs, s.language, s.is_current
    FROM post_slugs s JOIN posts p ON p.id = s.post_id
    WHERE s.language IN (${languagesSql}) AND s.slug = ${slug} AND p.published_at <= ${at}`.execute(
    db,
  );
  const rank = (row: { language: string; is_current: boolean }) =>
    Number(row.language === language) * 2 + Number(row.is_current);
  const [best] = rows.toSorted((a, b) => rank(b) - rank(a));
  return best ? { kind: best.kind, id: best.id, slugs: best.slugs } : null;
}

/** Returns the path of the same document or screen in another language, or null when there is none. */
export async function urlOnLanguage(
  deps: ServiceDependencies,
  path: string,
  wanted: string,
  now: Date,
): Promise<string | null> {
  const language = parseLanguage(wanted);
  if (!language) return null;
  const [, first, rest] = /^\/([a-z]{2})(?:\/(.*))?$/.exec(path) ?? [];
  const from = first === defaultLanguage ? null : parseLanguage(first);
  const encoded = from && first?.length === 2 ? (rest ?? '') : path.replace(/^\//, '');
  const slug = decodeSlug(encoded);
  if (slug === null) return null;
  if (slug === '') return homePath(language);
  const screen = deps.screens?.translatePath(path, language);
  if (screen) return screen;
  const found = await findDocument(deps, slug, from ?? defaultLanguage, now);
  const there = found && (await isOffered(deps, found, language));
  return there ? documentPath(found, language, await readHomeSlug(deps)) : null;
}

function decodeSlug(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded).replace(/\/$/, '');
  } catch {
    return null;
  }
}

async function isOffered({ db }: ServiceDependencies, found: FoundDocument, language: Language) {
  if (found.kind === 'post') return true;
  const row = await db
    .selectFrom('pages')
    .select('languages')
    .where('id', '=', found.id)
    .executeTakeFirst();
  return row?.languages.includes(language) ?? false;
}
