import { sql, type Transaction } from 'kysely';
import type { Publication } from '#schemas/api/cms-publications.ts';
import type { EndpointInput, EndpointOutput } from '#schemas/api/contract.ts';
import type { DocumentKey, EditNode } from '#schemas/editing/node.ts';
import { fail, invariant, ok, type Result } from '#schemas/result.ts';
import { invalidate } from '../../cache/invalidation.ts';
import type { Database } from '../../db/schema.ts';
import { noBlocks, type ServiceDependencies } from '../dependencies.ts';
import { inTransaction } from '../transaction.ts';
import { advanceClock } from './clock.ts';
import { readEditDocument } from './edit-documents.ts';
import { documentId, hidePage } from './page-publication.ts';
import { readUserName } from './presence.ts';
import { hasError } from './problem.ts';
import { publishNodes, readDraft } from './publish.ts';
import type { PublishJob } from './publish-job.ts';

type PublishResponse = EndpointOutput<'publication.publish'>;
type Outcome = Result<Omit<PublishResponse, 'document'>>;

const selectPublication = sql`SELECT id, document, action, languages, due_at AS "dueAt", author,
  done_at AS "doneAt", error FROM publications`;

/** Publishes a draft, now or at a planned time; a planned publication uses the draft as it is now. */
export async function publish(
  deps: ServiceDependencies,
  { document, languages, note = '', at }: EndpointInput<'publication.publish'>,
  userId: number,
  now: Date,
): Promise<Result<PublishResponse>> {
  if (!(await readEditDocument(deps.db, document))) return fail('notFound');
  const author = await readUserName(deps.db, userId);
  const isLater = at !== undefined && new Date(at) > now;
  const published = await inTransaction(deps.db, async (step): Promise<Outcome> => {
    await advanceClock(step);
    const draft = await readDraft(step, document);
    const job = { document, languages, ...draft, note, userId, author };
    return isLater ? plan(step, deps, job, at, now) : publishNow(step, deps, job, now);
  });
  if (!published.ok) return published;
  if (!isLater) await dropCached(deps, document);
  return response(deps, document, published.value);
}

async function publishNow(
  step: Transaction<Database>,
  { blocks = noBlocks }: ServiceDependencies,
  job: PublishJob,
  now: Date,
): Promise<Outcome> {
  const problems = await publishNodes(step, blocks, job, now);
  return problems.ok ? ok({ problems: problems.value, publication: null }) : problems;
}

/** Publishes as a trial, rolls it back, and stores the draft for the planned time. */
async function plan(
  step: Transaction<Database>,
  { blocks = noBlocks }: ServiceDependencies,
  job: PublishJob,
  at: string,
  now: Date,
): Promise<Outcome> {
  await sql`SAVEPOINT tried`.execute(step);
  const problems = await publishNodes(step, blocks, job, now);
  await sql`ROLLBACK TO SAVEPOINT tried`.execute(step);
  if (!problems.ok) return problems;
  if (hasError(problems.value)) return ok({ problems: problems.value, publication: null });
  const publication = await insertPublication(step, { ...job, action: 'publish', dueAt: at });
  return ok({ problems: problems.value, publication });
}

interface Planned extends Omit<PublishJob, 'nodes' | 'opened'> {
  readonly action: Publication['action'];
  readonly dueAt: string;
  readonly nodes: readonly EditNode[] | null;
}

async function insertPublication(
  step: Transaction<Database>,
  { document, action, languages, dueAt, nodes, note, userId, author }: Planned,
): Promise<Publication> {
  const { id } = await step
    .insertInto('publications')
    .values({
      document,
      action,
      languages,
      due_at: new Date(dueAt).toISOString(),
      nodes: nodes && JSON.stringify(nodes),
      note,
      user_id: userId,
      author,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { rows } = await sql<Publication>`${selectPublication} WHERE id = ${id}`.execute(step);
  invariant(rows[0], 'a publication that was just stored is not there');
  return rows[0];
}

/** Only pages can be taken off the site, because screens need their templates. */
export async function unpublish(
  deps: ServiceDependencies,
  { document, languages, at }: EndpointInput<'publication.unpublish'>,
  userId: number,
  now: Date,
): Promise<Result<EndpointOutput<'publication.unpublish'>>> {
  if (documentId(document, 'page') === null) return fail('badRequest', { field: 'document' });
  const author = await readUserName(deps.db, userId);
  const isLater = at !== undefined && new Date(at) > now;
  const planned = { document, languages, nodes: null, note: '', userId, author };
  const done = await inTransaction(deps.db, async (step) => {
    if (!(await readEditDocument(step, document))) return fail('notFound');
    if (isLater) {
      return ok(await insertPublication(step, { ...planned, action: 'unpublish', dueAt: at }));
    }
    await hidePage(step, document, languages);
    return ok(null);
  });
  if (!done.ok) return done;
  if (!isLater) await dropCached(deps, document);
  return response(deps, document, { publication: done.value });
}

async function response<T extends object>(
  { db }: ServiceDependencies,
  key: DocumentKey,
  more: T,
): Promise<Result<T & Pick<PublishResponse, 'document'>>> {
  const document = await readEditDocument(db, key);
  return document ? ok({ ...more, document }) : fail('notFound');
}

/** Drops cached responses that show the document or contain its address. */
export async function dropCached(
  deps: Pick<ServiceDependencies, 'db' | 'cache'>,
  document: DocumentKey,
): Promise<void> {
  await invalidate(deps, ['elements', 'pages', document]);
}

export async function listPublications(
  { db }: ServiceDependencies,
  document: DocumentKey,
): Promise<Publication[]> {
  const { rows } = await sql<Publication>`${selectPublication} WHERE document = ${document}
    ORDER BY id DESC LIMIT 200`.execute(db);
  return rows;
}

/** `notFound` when it is not planned or already done. */
export async function cancelPublication(
  { db }: ServiceDependencies,
  id: number,
): Promise<Result<{ done: true }>> {
  const { numDeletedRows } = await db
    .deleteFrom('publications')
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n ? ok({ done: true }) : fail('notFound');
}
