import { sql } from 'kysely';
import type { EndpointInput } from '#schemas/api/contract.ts';
import { type Language } from '#schemas/languages.ts';
import { ok } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import { collationOf, defaultLanguageSql } from '../../db/language-sql.ts';
import { type Condition, every } from '../conditions.ts';
import type { MediaRow } from '../content/media-entity.ts';
import { foldText } from '../fold-text.ts';
import { cappedPage, offsetOf, readPage } from '../paging.ts';
import { wordsOf } from '../words.ts';
import { libraryMedia } from './library-media.ts';
import type { MediaDependencies } from './media-dependencies.ts';
import { hasNoUse } from './media-uses.ts';

type Input = EndpointInput<'media.filterStandard'>;

/** Counting stops at this number. */
const countLimit = 1_000;

/**
 * Lists the media library, newest first. Every typed word must occur somewhere; accents are ignored. Pages after
 * a medium cost the same wherever they are.
 */
export const filterMedia =
  ({ db, store }: Pick<MediaDependencies, 'db' | 'store'>): Handler<'media.filterStandard'> =>
  async (input, { language }) => {
    const page = readPage(input);
    const { by, direction, after } = orderOf(input, language);
    const { rows } =
      await sql<MediaRow>`SELECT * FROM media WHERE ${every([...wanted(input), after])}
      ORDER BY ${by} ${direction}, id ${direction}
      LIMIT ${page.limit} OFFSET ${input.afterId === undefined ? offsetOf(page) : 0}`.execute(db);
    const counted = await sql<{ total: number }>`SELECT count(*) AS total FROM (
      SELECT FROM media WHERE ${every(wanted(input))} LIMIT ${countLimit + 1}) AS counted`.execute(
      db,
    );
    const media = await Promise.all(rows.map((row) => libraryMedia(store, row, language)));
    return ok(cappedPage(media, counted.rows[0]?.total ?? 0, countLimit, page));
  };

function wanted(input: Input): Condition[] {
  const { keywords = '', kind, access, keys, folderId, tag, isUnused, withoutAlt } = input;
  const words = wordsOf(keywords).map((word) => `%${foldText(word)}%`);
  return [
    sql`deleted_at IS NULL`,
    ...words.map(
      (word) => sql`media_words(title, alt, display_name, original_name, key) LIKE ${word}`,
    ),
    ...(kind ? [kind === 'image' ? sql`width IS NOT NULL` : sql`width IS NULL`] : []),
    ...(access ? [sql`access = ${access}`] : []),
    ...(keys ? [sql`key = ANY (${keys}::text[])`] : []),
    ...(folderId === undefined ? [] : [sql`folder_id IS NOT DISTINCT FROM ${folderId}::int`]),
    ...(tag === undefined ? [] : [sql`tags @> ARRAY[${tag}::text]`]),
    ...(isUnused ? [sql`NOT is_default AND ${hasNoUse()}`] : []),
    ...(withoutAlt ? [sql`width IS NOT NULL AND coalesce(alt ->> ${withoutAlt}, '') = ''`] : []),
  ];
}

interface MediaOrder {
  readonly by: Condition;
  readonly direction: Condition;
  /** Condition for media after `afterId`; also works if that medium was deleted. */
  readonly after: Condition;
}

function orderOf({ sort, afterId }: Input, language: Language): MediaOrder {
  const isRising = sort?.order === 'asc';
  const by = sortedBy(sort?.param, language);
  const behind = sql`(${by}, id) ${isRising ? sql`>` : sql`<`}
    (SELECT ${by}, id FROM media WHERE id = ${afterId})`;
  return {
    by,
    direction: isRising ? sql`ASC` : sql`DESC`,
    after: afterId === undefined ? sql`true` : behind,
  };
}

function sortedBy(param: string | undefined, language: Language): Condition {
  if (param === 'size') return sql`size`;
  if (param !== 'name') return sql`id`;
  const title = sql`coalesce(title ->> ${language}, title ->> ${defaultLanguageSql})`;
  return sql`${title} COLLATE ${collationOf(language)}`;
}
