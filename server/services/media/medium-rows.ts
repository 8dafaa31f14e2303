import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { defaultLanguage, type Language, type LocalizedText } from '#schemas/languages.ts';
import type { Database } from '../../db/schema.ts';
import { fileStem } from '../../media/file-name.ts';
import type { MediaRow } from '../content/media-entity.ts';
import { foldText } from '../fold-text.ts';
import type { StoredFile } from './store-file.ts';

/** Properties given with an uploaded file. */
export interface Wishes {
  readonly title?: string;
  readonly alt?: string;
  readonly description?: string;
  readonly access?: 'public' | 'other';
}

/**
 * Returns each file's existing medium, or creates a new one. Simultaneous uploads of the same bytes wait for
 * each other, in a fixed order that avoids deadlocks.
 */
export async function findOrAddMedia(
  db: Kysely<Database>,
  files: readonly StoredFile[],
  wishes: Wishes,
  language: Language,
): Promise<MediaRow[]> {
  for (const hash of files.map((file) => file.hash).toSorted()) {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(db);
  }
  const media: MediaRow[] = [];
  for (const file of files) {
    const known = await findMedium(db, file.hash, wishes.access ?? 'public');
    media.push(known ?? (await addMedium(db, file, wishes, language)));
  }
  return media;
}

async function findMedium(
  db: Kysely<Database>,
  hash: string,
  access: string,
): Promise<MediaRow | undefined> {
  const { rows } = await sql<MediaRow>`SELECT * FROM media
    WHERE (hash = ${hash} OR original_hash = ${hash}) AND deleted_at IS NULL
      AND access = ${access} ORDER BY id LIMIT 1`.execute(db);
  return rows[0];
}

export async function addMedium(
  db: Kysely<Database>,
  file: StoredFile,
  wishes: Wishes,
  language: Language,
): Promise<MediaRow> {
  const { picture, name } = file;
  const title = wishes.title?.trim() || fileStem(name);
  const row = await db
    .insertInto('media')
    .values({
      key: keyFor(title),
      hash: file.hash,
      title: JSON.stringify(textIn(language, title)),
      alt: JSON.stringify(textIn(language, wishes.alt?.trim() ?? '')),
      description: wishes.description ? JSON.stringify(textIn(language, wishes.description)) : null,
      original_name: name,
      display_name: name,
      extension: file.extension,
      mime: file.mime,
      size: file.size,
      width: picture?.width ?? null,
      height: picture?.height ?? null,
      has_alpha: picture?.hasAlpha ?? false,
      placeholder: picture?.placeholder ?? null,
      access: wishes.access ?? 'public',
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return row;
}

/** Text given in one language; also used as the default language's text until that is written. */
const textIn = (language: Language, text: string): LocalizedText => ({
  [defaultLanguage]: text,
  [language]: text,
});

/** The random suffix prevents a key from matching an ordinary word in a text. */
function keyFor(title: string): string {
  const words = foldText(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return `${words || 'medium'}-${randomBytes(4).toString('hex')}`;
}
