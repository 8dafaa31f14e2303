import { sql } from 'kysely';
import type { EndpointInput, EndpointOutput } from '#schemas/api/contract.ts';
import type { ThemeVersion } from '#schemas/api/theme.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { invalidate } from '../../cache/invalidation.ts';
import { nameOfUser } from '../account/name-of-user.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { draftLook } from './draft-look.ts';
import { hashOf, nameOf } from './read-source.ts';

const pageSize = 50;
const columns = sql`id, source, note, author, due_at AS "dueAt", published_at AS "publishedAt"`;

type Row = Omit<ThemeVersion, 'name'> & { readonly source: string };

const versionOf = ({ source, ...row }: Row): ThemeVersion => ({ name: nameOf(source), ...row });

/** Tag of everything that names the published look. */
export const themeTag = 'theme';

/** Publishes the draft. Fails with `invalidValue` while a pair of its colours is hard to read. */
export async function publishTheme(
  deps: ServiceDependencies,
  { revision, note = '', at }: EndpointInput<'theme.publish'>,
  userId: number,
  now: Date,
): Promise<Result<EndpointOutput<'theme.publish'>>> {
  const look = await draftLook(deps, revision);
  if (!look.ok) return look;
  const source = look.value;
  const due = at ?? now.toISOString();
  const publishedAt = new Date(due) <= now ? now.toISOString() : null;
  const { rows } = await sql<Row>`
    INSERT INTO theme_versions (source, hash, note, user_id, author, due_at, published_at)
    VALUES (${source}, ${hashOf(source)}, ${note}, ${userId},
      (SELECT ${nameOfUser} FROM users u WHERE u.id = ${userId}), ${due}, ${publishedAt})
    RETURNING ${columns}`.execute(deps.db);
  if (publishedAt) await invalidate(deps, [themeTag]);
  return rows[0] ? ok(versionOf(rows[0])) : fail('conflict');
}

export async function listVersions(
  { db }: ServiceDependencies,
  { before = 2_147_483_647 }: EndpointInput<'theme.versions'>,
): Promise<ThemeVersion[]> {
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM theme_versions WHERE id < ${before}
    ORDER BY id DESC LIMIT ${pageSize}`.execute(db);
  return rows.map(versionOf);
}

export async function cancelVersion(
  { db }: ServiceDependencies,
  id: number,
): Promise<Result<EndpointOutput<'theme.cancel'>>> {
  const { numDeletedRows } = await db
    .deleteFrom('theme_versions')
    .where('id', '=', id)
    .where('published_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0 ? ok({ done: true }) : fail('notFound');
}

/** Shows the planned looks whose time has come; safe with other processes. */
export async function publishDueThemes(
  deps: Pick<ServiceDependencies, 'db' | 'cache'>,
  now: Date,
): Promise<void> {
  const { rows } = await sql`
    UPDATE theme_versions SET published_at = due_at
    WHERE published_at IS NULL AND due_at <= ${now.toISOString()} RETURNING id`.execute(deps.db);
  if (rows.length > 0) await invalidate(deps, [themeTag]);
}
