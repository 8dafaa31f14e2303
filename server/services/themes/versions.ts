import { sql } from 'kysely';
import type { EndpointInput, EndpointOutput } from '#schemas/api/contract.ts';
import type { ThemeVersion } from '#schemas/api/theme.ts';
import { fail, invariant, ok, type Result } from '#schemas/result.ts';
import type { ThemeName } from '#schemas/theme/theme-name.ts';
import { invalidate } from '../../cache/invalidation.ts';
import { nameOfUser } from '../account/name-of-user.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import type { ThemeActor } from './log-theme.ts';
import { readPublishableDraft } from './publishable-draft.ts';
import { hashOf, nameOf, namesOf } from './read-source.ts';

const pageSize = 50;
const columns = sql`id, source, note, author, due_at AS "dueAt", published_at AS "publishedAt"`;

type Row = Omit<ThemeVersion, keyof ThemeName> & { readonly source: string };

const versionOf = ({ source, ...row }: Row): ThemeVersion => ({ ...namesOf(source), ...row });

/** Tag of all responses that name the published theme. */
export const themeTag = 'theme';

/** Publishes the draft. Fails with `invalidValue` while a pair of its colours is hard to read. */
export async function publishTheme(
  deps: ServiceDependencies,
  { revision, note = '', at }: EndpointInput<'theme.publish'>,
  by: ThemeActor,
  now: Date,
): Promise<Result<EndpointOutput<'theme.publish'>>> {
  const draft = await readPublishableDraft(deps, revision);
  if (!draft.ok) return draft;
  const source = draft.value;
  const due = at ?? now.toISOString();
  const publishedAt = new Date(due) <= now ? now.toISOString() : null;
  const version = await deps.db.transaction().execute(async (step) => {
    const { rows } = await sql<Row>`
      INSERT INTO theme_versions (source, hash, note, user_id, author, due_at, published_at)
      VALUES (${source}, ${hashOf(source)}, ${note}, ${by.id},
        (SELECT ${nameOfUser} FROM users u WHERE u.id = ${by.id}), ${due}, ${publishedAt})
      RETURNING ${columns}`.execute(step);
    const [row] = rows;
    invariant(row, 'A version of the theme was not stored.');
    const after = { theme: nameOf(source), file: hashOf(source), dueAt: due };
    await by.log(step, { ...changeOf(by, row.id), action: 'create', before: {}, after });
    return versionOf(row);
  });
  if (publishedAt) await invalidate(deps, [themeTag]);
  return ok(version);
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

export async function readVersion(
  { db }: ServiceDependencies,
  id: number,
): Promise<Result<EndpointOutput<'theme.version'>>> {
  const found = await db
    .selectFrom('theme_versions')
    .select(['source', 'hash'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return fail('notFound');
  return ok(found);
}

export function cancelVersion(
  { db }: ServiceDependencies,
  id: number,
  by: ThemeActor,
): Promise<Result<EndpointOutput<'theme.cancel'>>> {
  return db.transaction().execute(async (step) => {
    const gone = await step
      .deleteFrom('theme_versions')
      .where('id', '=', id)
      .where('published_at', 'is', null)
      .returning(['source', 'hash', 'due_at'])
      .executeTakeFirst();
    if (!gone) return fail('notFound');
    const before = { theme: nameOf(gone.source), file: gone.hash, dueAt: gone.due_at };
    await by.log(step, { ...changeOf(by, id), action: 'remove', before, after: {} });
    return ok({ done: true });
  });
}

const changeOf = (by: ThemeActor, id: number) =>
  ({ part: 'theme-versions', actorId: by.id, id: String(id) }) as const;

/** Publishes the planned themes that are due; safe with other processes. */
export async function publishDueThemes(
  deps: Pick<ServiceDependencies, 'db' | 'cache'>,
  now: Date,
): Promise<void> {
  const { rows } = await sql`
    UPDATE theme_versions SET published_at = due_at
    WHERE published_at IS NULL AND due_at <= ${now.toISOString()} RETURNING id`.execute(deps.db);
  if (rows.length > 0) await invalidate(deps, [themeTag]);
}
