import type { Kysely, Transaction } from 'kysely';
import type { EndpointInput, EndpointOutput } from '#schemas/api/contract.ts';
import type { DocumentKey, EditNode, NodeConflict, Problem } from '#schemas/editing/node.ts';
import { isSameNode } from '#schemas/editing/same-node.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import { readChanged, readStoredById } from '../content/stored-nodes.ts';
import { type BlockRules, noBlocks, type ServiceDependencies } from '../dependencies.ts';
import { inTransaction } from '../transaction.ts';
import { type BackofficeActor, backofficeActor } from './actor.ts';
import { checkContents } from './check-content.ts';
import { checkPositions } from './check-positions.ts';
import { checkScreens } from './check-screens.ts';
import { advanceClock, readClock } from './clock.ts';
import { findConflicts, orphanIds } from './conflicts.ts';
import { noteEditor, readEditors } from './presence.ts';
import { withoutEmpty } from './publish-languages.ts';
import { seenNode } from './seen-nodes.ts';
import { type DraftRow, dropDrafts, storeDrafts, touchPublished } from './store-drafts.ts';
import { readWriteContext, type WriteContext } from './write-context.ts';

type Input = EndpointInput<'draft.sync'>;
type Output = EndpointOutput<'draft.sync'>;

interface Written {
  readonly conflicts: NodeConflict[];
  readonly refused: Problem[];
}

/** Stores all writes or none, and returns what is new on the documents. */
export async function syncDraft(
  deps: ServiceDependencies,
  input: Input,
  { actor, now }: CallContext,
): Promise<Result<Output>> {
  const editor = backofficeActor(actor);
  if (new Set(input.writes.map(({ id }) => id)).size < input.writes.length) {
    return fail('badRequest', { field: 'writes' });
  }
  const { client = null, selection = null } = input;
  const documents = [...new Set(input.documents)];
  if (client !== null) {
    await noteEditor(deps.db, { client, selection, documents, userId: editor.userId }, now);
  }
  const { blocks = noBlocks } = deps;
  const seen = (node: EditNode) => seenNode(blocks, node, editor.scope);
  const written =
    input.writes.length === 0
      ? ok({ ...nothing, ...(await readNews(deps.db, seen, documents, input.since)) })
      : await inTransaction(deps.db, async (step) =>
          ok(await writeAndRead(step, blocks, editor, input, seen)),
        );
  if (!written.ok) return written;
  const editors = await readEditors(deps.db, documents, { client, userId: editor.userId }, now);
  return ok({ ...written.value, editors });
}

/** Removes the fields hidden from the calling user. */
type Seen = (node: EditNode) => EditNode;

const nothing: Written & { saved: boolean } = { saved: true, conflicts: [], refused: [] };

async function writeAndRead(
  step: Transaction<Database>,
  blocks: BlockRules,
  editor: BackofficeActor,
  { documents, since, writes }: Input,
  seen: Seen,
) {
  const clock = await advanceClock(step);
  const context = await readWriteContext(step, blocks, editor.scope, writes);
  const { conflicts, refused } = await validate(context);
  const saved = conflicts.length === 0 && refused.length === 0;
  if (saved) await store(context, clock, editor.userId);
  const touched = saved ? writes.flatMap(({ node }) => node?.document ?? []) : [];
  const requested = [...documents, ...touched];
  return {
    saved,
    conflicts: conflicts.map(({ id, theirs }) => ({ id, theirs: theirs && seen(theirs) })),
    refused,
    ...(await readNews(step, seen, [...new Set(requested)], since)),
  };
}

/** Changes one side has not seen are conflicts; the rules are checked only when there are none. */
async function validate(context: WriteContext): Promise<Written> {
  const orphans = await readStoredById(context.step, orphanIds(context));
  const theirs = new Map<string, EditNode>();
  for (const { id, current } of orphans.values()) if (current) theirs.set(id, current);
  const conflicts = findConflicts(context, theirs);
  if (conflicts.length > 0) return { conflicts, refused: [] };
  const problems = checkPositions(context);
  const screens = problems.length > 0 ? [] : await checkScreens(context);
  return { conflicts, refused: [...problems, ...screens, ...(await checkContents(context))] };
}

/** A node that equals its published state needs no draft. */
async function store(context: WriteContext, revision: number, userId: number): Promise<void> {
  const drafts: DraftRow[] = [];
  const equal: string[] = [];
  for (const { id, node: sent } of context.writes) {
    const stored = context.stored.get(id);
    const node = sent && { ...tidy(sent), ...handlerOf(context, sent), revision };
    if (isSameNode(node, stored?.current ?? null)) continue;
    const last = node ?? stored?.last;
    if (!last) continue;
    const former = stored && stored.last.document !== last.document ? stored.last.document : null;
    const isEqual = node && former === null && isSameNode(node, stored?.published ?? null);
    if (isEqual) equal.push(id);
    else drafts.push({ id, node: last, removed: !node, revision, former_document: former });
  }
  await storeDrafts(context.step, drafts, userId);
  await dropDrafts(context.step, equal);
  await touchPublished(context.step, equal, revision);
}

function tidy(node: EditNode): EditNode {
  const { translations, sources } = node;
  return { ...node, translations: withoutEmpty(translations), sources: withoutEmpty(sources) };
}

/** A placement has the handler of the element it shows. */
function handlerOf({ masters }: WriteContext, { master }: EditNode) {
  const shown = master === null ? undefined : masters.get(master);
  return shown && { handler: shown.handler };
}

async function readNews(
  db: Kysely<Database>,
  seen: Seen,
  documents: readonly DocumentKey[],
  since: number,
) {
  const clock = await readClock(db);
  const changed = clock > since ? await readChanged(db, documents, since) : [];
  const nodes: EditNode[] = [];
  const removed: string[] = [];
  for (const { id, current } of changed) {
    if (current && documents.includes(current.document)) nodes.push(seen(current));
    else removed.push(id);
  }
  return { clock, nodes, removed };
}
