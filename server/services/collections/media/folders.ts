import { type Kysely, sql, type Transaction } from 'kysely';
import type { EndpointInput } from '#schemas/api/contract.ts';
import type { MediaFolder } from '#schemas/api/media-library.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../../db/schema.ts';
import { inTransaction } from '../../transaction.ts';
import { refuse } from '../catalogue/product-rules.ts';
import { logChange } from '../log-change.ts';

/** Name of folders in the change log. */
const log = { collection: { name: 'media-folders' } } as const;

interface Folder {
  readonly id: number;
  readonly name: string;
  readonly parentId: number | null;
}

/** Creates a folder, or renames and moves one. */
export const saveFolder = (
  db: Kysely<Database>,
  { id, ...wanted }: EndpointInput<'mediaLibrary.saveFolder'>,
  actorId: number,
): Promise<Result<MediaFolder>> =>
  inTransaction(db, async (step) => {
    const folders = await lockFolders(step);
    const name = wanted.name.trim();
    const refused = check(folders, { id, name, parentId: wanted.parentId });
    if (refused) return refused;
    const place = { name, parent_id: wanted.parentId };
    const before = folders.find((each) => each.id === id);
    const saved = before ? await change(step, before.id, place) : await create(step, place);
    await logChange(step, {
      ...log,
      actorId,
      id: String(saved),
      action: before ? 'change' : 'create',
      before: before ? { name: before.name, parent_id: before.parentId } : {},
      after: place,
    });
    return ok({ id: saved, name, parentId: wanted.parentId, files: await countFiles(step, saved) });
  });

/** Deletes a folder; its files and subfolders move to its parent. */
export const removeFolder = (
  db: Kysely<Database>,
  id: number,
  actorId: number,
): Promise<Result<{ done: true }>> =>
  inTransaction(db, async (step) => {
    const folders = await lockFolders(step);
    const folder = folders.find((each) => each.id === id);
    if (!folder) return fail('notFound');
    const inside = folders.filter(({ parentId }) => parentId === id);
    const { parentId, name } = folder;
    const others = folders.filter((each) => each !== folder);
    const clash = inside.find((each) => isTaken(others, { ...each, parentId }));
    if (clash) return refuse('name', 'taken', { name: clash.name });
    await sql`UPDATE media SET folder_id = ${parentId} WHERE folder_id = ${id}`.execute(step);
    // A subfolder may have the same name and names must be unique, so the folder is renamed first.
    await sql`UPDATE media_folders SET name = id || '/' || name WHERE id = ${id}`.execute(step);
    await sql`UPDATE media_folders SET parent_id = ${parentId} WHERE parent_id = ${id}`.execute(
      step,
    );
    await step.deleteFrom('media_folders').where('id', '=', id).execute();
    const before = { name, parent_id: parentId };
    await logChange(step, { ...log, actorId, id: String(id), action: 'remove', before, after: {} });
    return ok({ done: true });
  });

/** Locks all folders until the end of the transaction and returns them. */
async function lockFolders(step: Transaction<Database>): Promise<readonly Folder[]> {
  await sql`LOCK TABLE media_folders IN SHARE ROW EXCLUSIVE MODE`.execute(step);
  const { rows } = await sql<Folder>`
    SELECT id, name, parent_id AS "parentId" FROM media_folders`.execute(step);
  return rows;
}

type Wanted = Omit<Folder, 'id'> & { readonly id: number | null };

function check(folders: readonly Folder[], wanted: Wanted) {
  const { id, name, parentId } = wanted;
  const has = (other: number) => folders.some((each) => each.id === other);
  if (id !== null && !has(id)) return fail('notFound');
  if (name === '') return fail('required', { field: 'name' });
  if (parentId !== null && !has(parentId)) return refuse('parentId', 'gone');
  if (id !== null && isInside(folders, parentId, id)) return refuse('parentId', 'inside');
  return isTaken(folders, wanted) ? refuse('name', 'taken', { name }) : null;
}

/** Whether a folder is another one or one of its descendants. */
function isInside(folders: readonly Folder[], id: number | null, other: number): boolean {
  const parents = new Map(folders.map((each) => [each.id, each.parentId]));
  for (let at = id; at !== null; at = parents.get(at) ?? null) if (at === other) return true;
  return false;
}

const isTaken = (folders: readonly Folder[], { id, name, parentId }: Wanted): boolean =>
  folders.some(
    (each) =>
      each.id !== id &&
      each.parentId === parentId &&
      each.name.toLowerCase() === name.toLowerCase(),
  );

type Place = { readonly name: string; readonly parent_id: number | null };

async function create(step: Transaction<Database>, place: Place): Promise<number> {
  const added = step.insertInto('media_folders').values(place).returning('id');
  return (await added.executeTakeFirstOrThrow()).id;
}

async function change(step: Transaction<Database>, id: number, place: Place): Promise<number> {
  await step.updateTable('media_folders').set(place).where('id', '=', id).execute();
  return id;
}

async function countFiles(step: Transaction<Database>, id: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM media WHERE folder_id = ${id} AND deleted_at IS NULL`.execute(
    step,
  );
  return rows[0]?.n ?? 0;
}
