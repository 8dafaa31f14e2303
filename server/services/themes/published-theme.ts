import { sql } from 'kysely';
import { firstFonts } from '#schemas/theme/font-list.ts';
import type { ResolvedTheme } from '#schemas/theme/resolved-theme.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { readSource } from './read-source.ts';

/** Where the style sheet of a published look is: `/theme/<hash>.css`. */
export const themeFolder = '/theme';

interface PublishedTheme {
  readonly sheet: string;
  /** Upright font files that the first view needs. */
  readonly fonts: string[];
}

/** What visitors see instead of the site's own look; null for that one, and if the file became invalid. */
export async function readPublishedTheme({
  db,
  siteTheme,
}: Pick<ServiceDependencies, 'db' | 'siteTheme'>): Promise<PublishedTheme | null> {
  const published = await readPublished(db);
  const theme = published && readSource(published.source);
  if (!published || !theme || published.source === siteTheme) return null;
  return { sheet: `${themeFolder}/${published.hash}.css`, fonts: firstFonts(theme) };
}

interface PublishedFile {
  readonly hash: string;
  readonly source: string;
}

async function readPublished(db: ServiceDependencies['db']): Promise<PublishedFile | undefined> {
  const { rows } = await sql<PublishedFile>`
    SELECT hash, source FROM theme_versions WHERE published_at IS NOT NULL
    ORDER BY published_at DESC, id DESC LIMIT 1`.execute(db);
  return rows[0];
}

/** The look that visitors see: the published one, else the site's own. */
export async function readShownTheme({
  db,
  siteTheme = '{}',
}: Pick<ServiceDependencies, 'db' | 'siteTheme'>): Promise<ResolvedTheme | null> {
  const published = await readPublished(db);
  return (published && readSource(published.source)) ?? readSource(siteTheme);
}

/** Returns the token file of a published look by its hash. */
export async function readThemeSource(
  { db }: Pick<ServiceDependencies, 'db'>,
  hash: string,
): Promise<string | null> {
  const found = await db
    .selectFrom('theme_versions')
    .select('source')
    .where('hash', '=', hash)
    .limit(1)
    .executeTakeFirst();
  return found?.source ?? null;
}
