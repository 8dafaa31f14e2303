import { sql } from 'kysely';
import type { EndpointInput } from '#schemas/api/contract.ts';
import { type Language } from '#schemas/languages.ts';
import { ok } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import { collationOf, defaultLanguageSql } from '../../db/language-sql.ts';
import { type Condition, every } from '../conditions.ts';
import type { MediaRow } from '../content/media-entity.ts';
import { foldText } from '../fold-text.ts';
import { offsetOf, paginated, readPage } from '../paging.ts';
import { wordsOf } from '../words.ts';
import { libraryMedia } from './library-media.ts';
import type { MediaDependencies } from './media-dependencies.ts';
import { mediaUses } from './media-uses.ts';

type Input = EndpointInput<'media.filterStandard'>;

/** Lists the media library, newest first. Every typed word must occur somewhere; accents are ignored. */
export const filterMedia =
  ({ db, store }: MediaDependencies): Handler<'media.filterStandard'> =>
  async (input, { language }) => {
    const page = readPage(input);
    const { rows } = await sql<MediaRow>`SELECT * FROM media WHERE ${wanted(input)}
      ORDER BY ${order(input, language)} LIMIT ${page.limit} OFFSET ${offsetOf(page)}`.execute(db);
    const counted = await sql<{ total: number }>`
      SELECT count(*) AS total FROM media WHERE ${wanted(input)}`.execute(db);
    const media = await Promise.all(rows.map((row) => libraryMedia(store, row, language)));
    return ok(paginated(media, counted.rows[0]?.total ?? 0, page));
  };

function wanted(input: Input): Condition {
  const { keywords = '', kind, access, keys, folderId, tag, isUnused, withoutAlt } = input;
  const words = wordsOf(keywords).map((word) => `%${foldText(word)}%`);
  return every([
    sql`deleted_at IS NULL`,
    ...words.map(
      (word) => sql`media_words(title, alt, display_name, original_name, key) LIKE ${word}`,
    ),
    ...(kind ? [kind === 'image' ? sql`width IS NOT NULL` : sql`width IS NULL`] : []),
    ...(access ? [sql`access = ${access}`] : []),
    ...(keys ? [sql`key = ANY (${keys}::text[])`] : []),
    ...(folderId === undefined ? [] : [sql`folder_id IS NOT DISTINCT FROM ${folderId}::int`]),
    ...(tag === undefined ? [] : [sql`tags @> ARRAY[${tag}::text]`]),
    ...(isUnused
      ? [sql`NOT is_default AND id NOT IN (SELECT medium FROM (${mediaUses()}) AS used)`]
      : []),
    ...(withoutAlt ? [sql`width IS NOT NULL AND coalesce(alt ->> ${withoutAlt}, '') = ''`] : []),
  ]);
}

function order({ sort }: Input, language: Language): Condition {
  const direction = sort?.order === 'asc' ? sql`ASC` : sql`DESC`;
  if (sort?.param === 'size') return sql`size ${direction}, id DESC`;
  if (sort?.param !== 'name') return sql`id ${direction}`;
  const title = sql`coalesce(title ->> ${language}, title ->> ${defaultLanguageSql})`;
  return sql`${title} COLLATE ${collationOf(language)} ${direction}, id DESC`;
}
