import type { EndpointOutput } from '#schemas/api/contract.ts';
import type { DocumentKey } from '#schemas/editing/node.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { currentNodes, readStored, readWithShared } from '../content/stored-nodes.ts';
import { noBlocks, type ServiceDependencies } from '../dependencies.ts';
import { inTransaction } from '../transaction.ts';
import type { BackofficeActor } from './actor.ts';
import { advanceClock, readClock } from './clock.ts';
import { readEditDocuments, withScreens } from './edit-documents.ts';
import { seenNode } from './seen-nodes.ts';
import { type DraftRow, dropDrafts, storeDrafts, touchPublished } from './store-drafts.ts';

type Opened = EndpointOutput<'draft.open'>;

/**
 * Returns the drafts of documents with the shared elements they show, without fields hidden from these
 * scopes. `notFound`: one is missing.
 */
export async function openDocuments(
  deps: ServiceDependencies,
  requested: readonly DocumentKey[],
  scopes: readonly string[],
): Promise<Result<Opened>> {
  const { db, blocks = noBlocks } = deps;
  const clock = await readClock(db);
  const { documents, stored } = await readWithShared(db, requested);
  const known = withScreens(deps, await readEditDocuments(db, documents));
  if (requested.some((key) => !known.some((document) => document.key === key)))
    return fail('notFound');
  const inOrder = documents.flatMap((key) => known.find((document) => document.key === key) ?? []);
  const nodes = [...currentNodes(stored, documents).values()].map((node) =>
    seenNode(blocks, node, scopes),
  );
  return ok({ documents: inOrder, nodes, clock });
}

/** Discards the draft of a document. Other editors are notified as of any change. */
export async function discardDraft(
  deps: ServiceDependencies,
  document: DocumentKey,
  { userId, scope }: BackofficeActor,
): Promise<Result<Opened>> {
  const discarded = await inTransaction(deps.db, async (step) => {
    const revision = await advanceClock(step);
    const drafted = (await readStored(step, [document])).filter(
      ({ isDrafted, last, published }) =>
        isDrafted && (last.document === document || published?.document === document),
    );
    const kept = drafted.flatMap(({ id, published }) => (published ? [id] : []));
    const gone = drafted.filter(({ published }) => !published);
    const removed = gone.map(({ id, last }): DraftRow => {
      return { id, node: last, removed: true, revision, former_document: null };
    });
    await storeDrafts(step, removed, userId);
    await dropDrafts(step, kept);
    await touchPublished(step, kept, revision);
    return ok(null);
  });
  if (!discarded.ok) return discarded;
  const opened = await openDocuments(deps, [document], scope);
  // A shared element that was never published disappears with its draft.
  return opened.ok ? opened : ok({ documents: [], nodes: [], clock: await readClock(deps.db) });
}
