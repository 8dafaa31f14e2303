import { sql } from 'kysely';
import { firstFonts } from '#schemas/theme/font-list.ts';
import type { ResolvedTheme } from '#schemas/theme/resolved-theme.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { hashOf, readSource } from './read-source.ts';
import { sheetAddress } from './theme-sheet.ts';

interface PublishedTheme {
  readonly sheet: string;
  /** Upright font files that the first view needs. */
  readonly fonts: string[];
}

type Deps = Pick<ServiceDependencies, 'db' | 'siteTheme'>;

interface PublishedFile {
  readonly hash: string;
  readonly source: string;
}

export interface ThemeWithSheet {
  /** Null if neither a published file nor that of the site is valid. */
  readonly theme: ResolvedTheme | null;
  /** Null for the site's own theme, whose style sheet the build wrote. */
  readonly published: PublishedTheme | null;
}

/** Returns the theme that visitors of a domain see: the published one, else the site's own. */
export async function readThemeWithSheet(
  { db, siteTheme = '{}' }: Deps,
  domain: string | null = null,
): Promise<ThemeWithSheet> {
  const found = await readPublished(db, domain);
  if (!found) return { theme: readSource(siteTheme), published: null };
  return { theme: found.theme, published: found.source === siteTheme ? null : sheetOf(found) };
}

const sheetOf = ({ hash, theme }: { readonly hash: string; readonly theme: ResolvedTheme }) => ({
  sheet: sheetAddress(hash, theme),
  fonts: firstFonts(theme),
});

/** Returns the theme whose file has this hash; null without a valid one. */
export async function readThemeByHash(
  { db, siteTheme = '{}' }: Deps,
  hash: string,
): Promise<ThemeWithSheet | null> {
  if (hash === hashOf(siteTheme)) return { theme: readSource(siteTheme), published: null };
  const source = await readThemeSource({ db }, hash);
  const theme = source === null ? null : readSource(source);
  return theme && { theme, published: sheetOf({ hash, theme }) };
}

/**
 * The theme of a season takes precedence over that of a domain, and both over the published one. A file that
 * is no longer valid is skipped.
 */
async function readPublished(db: ServiceDependencies['db'], domain: string | null) {
  const { rows } = await sql<PublishedFile>`
    SELECT hash, source FROM (
      SELECT hash, source, id,
        (starts_on IS NOT NULL)::int * 2 + (domain IS NOT NULL)::int + 1 AS rank
      FROM theme_variations WHERE is_live AND (domain IS NULL OR domain = ${domain})
      UNION ALL (SELECT hash, source, id, 0 FROM theme_versions WHERE published_at IS NOT NULL
        ORDER BY published_at DESC, id DESC LIMIT 1)
    ) AS themes ORDER BY rank DESC, id DESC`.execute(db);
  for (const row of rows) {
    const theme = readSource(row.source);
    if (theme) return { ...row, theme };
  }
  return null;
}

export const readShownTheme = async (deps: Deps, domain: string | null = null) =>
  (await readThemeWithSheet(deps, domain)).theme;

/** Returns the token file with this hash: of a published version, of a theme variation, or of the draft. */
export async function readThemeSource(
  { db }: Pick<ServiceDependencies, 'db'>,
  hash: string,
): Promise<string | null> {
  const { rows } = await sql<{ source: string }>`
    SELECT source FROM theme_versions WHERE hash = ${hash}
    UNION ALL SELECT source FROM theme_variations WHERE hash = ${hash} LIMIT 1`.execute(db);
  return rows[0]?.source ?? readDraft(db, hash);
}

async function readDraft(db: ServiceDependencies['db'], hash: string): Promise<string | null> {
  const draft = await db.selectFrom('theme_drafts').select('source').executeTakeFirst();
  return draft && hashOf(draft.source) === hash ? draft.source : null;
}
