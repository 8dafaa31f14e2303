import { sql, type Transaction } from 'kysely';
import type { EndpointInput, EndpointOutput } from '#schemas/api/contract.ts';
import type { DocumentKey, EditNode } from '#schemas/editing/node.ts';
import { languages as allLanguages } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import { noBlocks, type ServiceDependencies } from '../dependencies.ts';
import { offsetOf, readPage, records } from '../paging.ts';
import type { PublishJob } from './publish-job.ts';
import { seenNode } from './seen-nodes.ts';

const pageSize = 50;

interface Published {
  readonly before: readonly EditNode[];
  readonly after: readonly EditNode[];
}

/** Stores one revision per document; before the first one, also the state before any edit. */
export async function saveRevisions(
  step: Transaction<Database>,
  { languages, note, author, userId }: PublishJob,
  documents: readonly DocumentKey[],
  { before, after }: Published,
  now: Date,
): Promise<void> {
  for (const document of documents) {
    const own = ({ document: of }: EditNode) => of === document;
    await keepFirst(step, document, before.filter(own));
    await step
      .insertInto('revisions')
      .values({
        document,
        created_at: now.toISOString(),
        user_id: userId,
        author,
        note,
        languages,
        nodes: JSON.stringify(after.filter(own)),
      })
      .execute();
  }
}

async function keepFirst(
  step: Transaction<Database>,
  document: DocumentKey,
  nodes: readonly EditNode[],
): Promise<void> {
  if (nodes.length === 0) return;
  const { rows } = await sql`
    SELECT FROM revisions WHERE document = ${document} LIMIT 1`.execute(step);
  if (rows.length > 0) return;
  await sql`
    INSERT INTO revisions (document, created_at, author, note, languages, nodes)
    SELECT ${document}, (SELECT max(updated_at) FROM elements WHERE document = ${document}), '', '',
      ${allLanguages}::text[], ${JSON.stringify(nodes)}::jsonb`.execute(step);
}

const selectRevision = sql`SELECT id, document, created_at AS "createdAt", author, note, languages`;

type Listed = EndpointOutput<'revision.list'>;

export async function listRevisions(
  { db }: ServiceDependencies,
  { document, page }: EndpointInput<'revision.list'>,
): Promise<Listed> {
  const requested = readPage({ ...(page && { page }), limit: pageSize });
  const { rows } = await sql<Listed['records'][number] & { total: number }>`
    ${selectRevision}, count(*) OVER () AS total FROM revisions WHERE document = ${document}
    ORDER BY id DESC LIMIT ${requested.limit} OFFSET ${offsetOf(requested)}`.execute(db);
  const found = rows.map(({ total: _total, ...revision }) => revision);
  return records(found, rows[0]?.total ?? 0, requested);
}

export async function getRevision(
  { db, blocks = noBlocks }: ServiceDependencies,
  id: number,
  scopes: readonly string[],
): Promise<Result<EndpointOutput<'revision.get'>>> {
  const { rows } = await sql<EndpointOutput<'revision.get'>>`
    ${selectRevision}, nodes FROM revisions WHERE id = ${id}`.execute(db);
  const [found] = rows;
  if (!found) return fail('notFound');
  return ok({ ...found, nodes: found.nodes.map((node) => seenNode(blocks, node, scopes)) });
}
