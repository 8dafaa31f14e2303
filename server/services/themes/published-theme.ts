import { sql } from 'kysely';
import { fontsOf } from '#schemas/theme/font-list.ts';
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
  const { rows } = await sql<{ hash: string; source: string }>`
    SELECT hash, source FROM theme_versions WHERE published_at IS NOT NULL
    ORDER BY published_at DESC, id DESC LIMIT 1`.execute(db);
  const theme = rows[0] && readSource(rows[0].source);
  if (!rows[0] || !theme || rows[0].source === siteTheme) return null;
  const fonts = fontsOf(theme).flatMap(({ faces }) =>
    faces.filter(({ style }) => style !== 'italic').map(({ file }) => file),
  );
  return { sheet: `${themeFolder}/${rows[0].hash}.css`, fonts };
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
