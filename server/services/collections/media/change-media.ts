import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { EndpointInput } from '#schemas/api/contract.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import { ok, type Result } from '#schemas/result.ts';
import { invalidate } from '../../../cache/invalidation.ts';
import type { Database } from '../../../db/schema.ts';
import { type MediaDependencies, mediaTags } from '../../media/media-dependencies.ts';
import { inTransaction } from '../../transaction.ts';
import { refuse } from '../catalogue/product-rules.ts';
import { logMedia } from './log-media.ts';

type Done = Result<{ done: true }>;

/**
 * Moves files and changes their tags. Visitors see neither folders nor tags, so no cached response is
 * dropped.
 */
export async function changeMedia(
  db: Kysely<Database>,
  { ids, folderId, addTags = [], removeTags = [] }: EndpointInput<'mediaLibrary.change'>,
  actorId: number,
): Promise<Done> {
  return inTransaction(db, async (step) => {
    if (folderId && !(await hasFolder(step, folderId))) return refuse('folderId', 'gone');
    const folder = folderId === undefined ? sql`folder_id` : sql`${folderId}::int`;
    const after = sql`jsonb_build_object('folder_id', ${folder}, 'tags', to_jsonb(${tagsAfter(addTags, removeTags)}))`;
    const changes = await plan(
      step,
      ids,
      sql`jsonb_build_object('folder_id', folder_id, 'tags', to_jsonb(tags))`,
      after,
    );
    await sql`UPDATE media SET folder_id = (wanted.after ->> 'folder_id')::int,
        tags = ARRAY(SELECT jsonb_array_elements_text(wanted.after -> 'tags')), version = version + 1
      ${fromChanges(changes)}`.execute(step);
    await logAll(step, changes, actorId);
    return ok({ done: true });
  });
}

/** Sets the alternative text of many pictures in one language. */
export async function describeMedia(
  deps: MediaDependencies,
  { language, texts }: EndpointInput<'mediaLibrary.describe'>,
  actorId: number,
): Promise<Done> {
  const wanted = JSON.stringify(Object.fromEntries(texts.map(({ id, alt }) => [id, alt.trim()])));
  const written = await inTransaction<{ done: true }>(deps.db, async (step) => {
    const after = sql`jsonb_build_object('alt',
      alt::jsonb || jsonb_build_object(${language}::text, ${wanted}::jsonb ->> id::text))`;
    const ids = texts.map(({ id }) => id);
    const changes = await plan(step, ids, sql`jsonb_build_object('alt', alt::jsonb)`, after);
    await sql`UPDATE media SET alt = wanted.after -> 'alt', version = version + 1
      ${fromChanges(changes)}`.execute(step);
    await logAll(step, changes, actorId);
    return ok({ done: true });
  });
  if (written.ok) await invalidate(deps, mediaTags);
  return written;
}

async function hasFolder(step: Transaction<Database>, id: number): Promise<boolean> {
  const found = step.selectFrom('media_folders').select('id').where('id', '=', id).forShare();
  return (await found.executeTakeFirst()) !== undefined;
}

const tagsAfter = (added: readonly string[], removed: readonly string[]) => sql`ARRAY(
  SELECT DISTINCT trim(tag) FROM unnest(tags || ${added}::text[]) AS tag
  WHERE trim(tag) <> '' AND NOT trim(tag) = ANY (${removed}::text[]) ORDER BY 1)`;

interface Change {
  readonly id: number;
  readonly before: JsonObject;
  readonly after: JsonObject;
}

/** Returns the changes of each medium, and locks the media until the end of the transaction. */
async function plan(
  step: Transaction<Database>,
  ids: readonly number[],
  before: RawBuilder<unknown>,
  after: RawBuilder<unknown>,
): Promise<readonly Change[]> {
  const { rows } = await sql<Change>`
    SELECT id, ${before} AS before, ${after} AS after FROM media
    WHERE id = ANY (${ids}::int[]) AND deleted_at IS NULL ORDER BY id FOR UPDATE`.execute(step);
  return rows.filter((row) => JSON.stringify(row.before) !== JSON.stringify(row.after));
}

const fromChanges = (changes: readonly Change[]) => sql`
  FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS wanted (id int, after jsonb)
  WHERE media.id = wanted.id`;

const logAll = (step: Transaction<Database>, changes: readonly Change[], actorId: number) =>
  logMedia(step, ...changes.map((change) => ({ ...change, actorId, action: 'change' }) as const));
