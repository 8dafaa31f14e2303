import { sql } from 'kysely';
import {
  defaultLanguage,
  type Language,
  type LocalizedText,
  localize,
} from '#schemas/languages.ts';
import { languagesSql } from '../../db/language-sql.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { homePath, pagePath } from './addresses.ts';
import { readOptions } from './options.ts';

const pattern = /^(page|post|product|category|post-category):([^\s?#]+)([?#]\S*)?$/;

/** Whether a link target has slugs that are only in the database. */
export const isDocumentTarget = (text: string): boolean => pattern.test(text);

interface Found {
  readonly kind: 'page' | 'post' | 'product' | 'category' | 'post-category';
  readonly requested: string;
  readonly slugs: LocalizedText;
}

/** Maps targets to paths in the requested language; leaves out targets that do not exist. */
export async function findPaths(
  deps: ServiceDependencies,
  targets: readonly string[],
  language: Language,
): Promise<Record<string, string>> {
  if (targets.length === 0) return {};
  const parsed = targets.map((target) => {
    const [, kind = '', slug = '', rest = ''] = pattern.exec(target) ?? [];
    return { target, kind, slug, rest };
  });
  const slugs = [...new Set(parsed.map(({ slug }) => slug))];
  const [found, home] = await Promise.all([loadSlugs(deps, slugs), readHomeSlug(deps)]);
  const entries = parsed.flatMap(({ target, kind, slug, rest }) => {
    const match = found.find((each) => each.kind === kind && each.requested === slug);
    const path = match && foundPath(deps, match, language, home);
    return path ? [[target, path + rest] as const] : [];
  });
  return Object.fromEntries(entries);
}

function foundPath(
  { screens }: ServiceDependencies,
  found: Found,
  language: Language,
  home: string | null,
): string | undefined {
  const { kind, slugs } = found;
  if (kind === 'page' || kind === 'post') return documentPath({ kind, slugs }, language, home);
  return screens?.targetHref(language, `${kind}:${localize(slugs, language)}`);
}

/** Slug of the home page in the default language. */
export async function readHomeSlug(deps: ServiceDependencies): Promise<string | null> {
  const { HomePageSlug: slug } = await readOptions(deps);
  return typeof slug === 'string' && slug !== '' ? slug : null;
}

export function documentPath(
  { kind, slugs }: { readonly kind: 'page' | 'post'; readonly slugs: LocalizedText },
  language: Language,
  home: string | null,
): string {
  if (kind === 'page' && home !== null && isHome(slugs, home)) return homePath(language);
  return pagePath(language, localize(slugs, language));
}

export const isHome = (slugs: LocalizedText, home: string | null): boolean =>
  home !== null && Object.values(slugs).includes(home);

/** Targets use slugs of the default language first; a slug of another language or a former slug also works. */
async function loadSlugs({ db }: ServiceDependencies, slugs: readonly string[]): Promise<Found[]> {
  const { rows } = await sql<Found>`
    SELECT 'page' AS kind, s.slug AS requested, p.slugs FROM page_slugs s
      JOIN pages p ON p.id = s.page_id
      WHERE s.language IN (${languagesSql}) AND s.slug = ANY (${slugs}::text[])
        AND p.published_at IS NOT NULL
    UNION ALL
    SELECT 'post', s.slug, p.slugs FROM post_slugs s JOIN posts p ON p.id = s.post_id
      WHERE s.language IN (${languagesSql}) AND s.slug = ANY (${slugs}::text[])
        AND p.published_at IS NOT NULL
    UNION ALL
    SELECT 'product', s.slug, p.slugs FROM product_slugs s JOIN products p ON p.id = s.product_id
      WHERE s.language IN (${languagesSql}) AND s.slug = ANY (${slugs}::text[])
    UNION ALL
    SELECT 'category', s.slug, c.slugs FROM category_slugs s JOIN categories c ON c.id = s.category_id
      WHERE s.language IN (${languagesSql}) AND s.slug = ANY (${slugs}::text[])
    UNION ALL
    SELECT 'post-category', s.slug, t.slugs FROM term_slugs s JOIN terms t ON t.id = s.term_id
      WHERE s.language IN (${languagesSql}) AND s.slug = ANY (${slugs}::text[])`.execute(db);
  return rows.toSorted(
    (a, b) =>
      Number(b.slugs[defaultLanguage] === b.requested) -
      Number(a.slugs[defaultLanguage] === a.requested),
  );
}
