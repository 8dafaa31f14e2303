import type { Transaction } from 'kysely';
import type { EditNode } from '#schemas/editing/node.ts';
import { isSameNode } from '#schemas/editing/same-node.ts';
import type { Database } from '../../db/schema.ts';
import type { StoredNode } from '../content/stored-nodes.ts';
import { type PublishedChange, saveElements } from './element-store.ts';
import { type DraftRow, dropDrafts, storeDrafts } from './store-drafts.ts';

/** A change of a published node that takes effect for visitors at once. */
export interface DirectChange {
  readonly stored: StoredNode;
  readonly change: (node: EditNode) => EditNode;
}

/** Makes the same change in the draft, if there is one, so that publishing the draft does not lose it. */
export async function changeDirectly(
  step: Transaction<Database>,
  changes: readonly DirectChange[],
  revision: number,
  userId: number,
): Promise<void> {
  const published: PublishedChange[] = [];
  const drafts: DraftRow[] = [];
  const equal: string[] = [];
  for (const { stored, change } of changes) {
    const { id, published: before, last, isDrafted, current } = stored;
    if (!before) continue;
    const node = { ...change(before), revision };
    published.push({ node, before });
    if (!isDrafted) continue;
    const draft = { ...change(last), revision };
    if (current && isSameNode(draft, node)) equal.push(id);
    else drafts.push({ id, node: draft, removed: !current, revision, former_document: null });
  }
  await saveElements(step, published);
  await storeDrafts(step, drafts, userId);
  await dropDrafts(step, equal);
}
