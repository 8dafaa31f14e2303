import { type Kysely, sql, type Transaction } from 'kysely';
import type { DocumentKey, EditNode } from '#schemas/editing/node.ts';
import type { Language } from '#schemas/languages.ts';
import { ok } from '#schemas/result.ts';
import { isDatabaseUnavailable } from '../../db/database-error.ts';
import type { Database } from '../../db/schema.ts';
import { readWithShared } from '../content/stored-nodes.ts';
import { noBlocks, type ServiceDependencies } from '../dependencies.ts';
import { inTransaction } from '../transaction.ts';
import { advanceClock } from './clock.ts';
import { hidePage } from './page-publication.ts';
import { readExisting } from './positions.ts';
import { forgetEditors } from './presence.ts';
import { dropCached } from './publications.ts';
import { documentsOf, publishNodes } from './publish.ts';

/** ms for which removed nodes are remembered, so that open editors are notified of them. */
const rememberRemoved = 30 * 24 * 3_600_000;

interface Due {
  readonly id: number;
  readonly document: DocumentKey;
  readonly action: 'publish' | 'unpublish';
  readonly languages: readonly Language[];
  readonly nodes: readonly EditNode[] | null;
  readonly note: string;
  readonly user_id: number | null;
  readonly author: string;
}

type Dependencies = Pick<ServiceDependencies, 'db' | 'cache' | 'blocks'>;

/**
 * Runs due publications one after another; safe with other processes. Returns how many. A failed one is
 * marked, so that it does not block the rest; an unexpected error is thrown at the end.
 */
export async function runDuePublications(deps: Dependencies, now: Date): Promise<number> {
  const bugs: unknown[] = [];
  let count = 0;
  for (let due = await nextDue(deps, now); due; due = await nextDue(deps, now)) {
    const { id } = due;
    await runOne(deps, id, now).catch(async (error: unknown) => {
      // It remains due and is retried in the next round.
      if (isDatabaseUnavailable(error)) throw error;
      bugs.push(error);
      await finish(deps.db, id, 'internal', now);
    });
    await dropCached(deps, due.document);
    count += 1;
  }
  await forgetEditors(deps.db, now);
  await forgetRemoved(deps.db, now);
  if (bugs.length > 0) throw bugs[0];
  return count;
}

async function nextDue({ db }: Dependencies, now: Date) {
  return db
    .selectFrom('publications')
    .select(['id', 'document'])
    .where('done_at', 'is', null)
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .orderBy('id')
    .executeTakeFirst() as Promise<Pick<Due, 'id' | 'document'> | undefined>;
}

async function runOne({ db, blocks = noBlocks }: Dependencies, id: number, now: Date) {
  await inTransaction(db, async (step) => {
    const due = await takeDue(step, id);
    if (due) await finish(step, id, await perform(step, due, blocks, now), now);
    return ok(null);
  });
}

async function finish(db: Kysely<Database>, id: number, error: string | null, now: Date) {
  await sql`UPDATE publications SET done_at = ${now.toISOString()}, error = ${error}, nodes = NULL
    WHERE id = ${id} AND done_at IS NULL`.execute(db);
}

/** Waits for another process that runs the same publication; returns nothing when it is done by then. */
async function takeDue(step: Transaction<Database>, id: number): Promise<Due | undefined> {
  const { rows } = await sql<Due>`
    SELECT id, document, action, languages, nodes, note, user_id, author FROM publications
    WHERE id = ${id} AND done_at IS NULL FOR UPDATE`.execute(step);
  return rows[0];
}

/** Returns the code of the error that prevents it; the draft may have become invalid since it was planned. */
async function perform(
  step: Transaction<Database>,
  due: Due,
  blocks: NonNullable<Dependencies['blocks']>,
  now: Date,
): Promise<string | null> {
  const { document, languages, note, author, user_id: userId } = due;
  const nodes = due.nodes ?? [];
  if (due.action === 'unpublish') {
    return (await hidePage(step, document, languages)) ? null : 'notFound';
  }
  if (!document.startsWith('shared:') && !(await readExisting(step, [document])).has(document)) {
    return 'notFound';
  }
  await advanceClock(step);
  const opened = await readWithShared(step, documentsOf({ document, nodes }));
  const job = { document, languages, note, author, userId, nodes, opened };
  const published = await publishNodes(step, blocks, job, now);
  if (!published.ok) return published.error.code;
  return published.value.find(({ severity }) => severity === 'error')?.code ?? null;
}

async function forgetRemoved(db: ServiceDependencies['db'], now: Date): Promise<void> {
  const before = new Date(now.getTime() - rememberRemoved).toISOString();
  await sql`DELETE FROM draft_nodes d WHERE removed AND updated_at < ${before}
    AND NOT EXISTS (SELECT FROM elements e WHERE e.id = d.id)`.execute(db);
}
