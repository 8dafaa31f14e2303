import type { ApiClient } from '#runtime/api/client.ts';
import { fail, type Result } from '#schemas/result.ts';
import { removeNodes } from '../../../model/commands/remove.ts';
import { placeShared } from '../../../model/commands/share.ts';
import type { Editing } from '../../../model/document/editing.ts';
import { slotKeyOf } from '../../../model/document/node-store.ts';
import { openDocuments } from '../../../model/document/open-documents.ts';

/** Replaces an element with a placement of a shared element, in one step of the history. */
export async function placeInstead(
  editing: Editing,
  api: ApiClient,
  id: string,
  master: string,
): Promise<Result<unknown>> {
  const opened = await openDocuments(editing, api, [`shared:${master}`]);
  if (!opened.ok) return opened;
  const node = editing.nodes.get(id);
  if (!node) return fail('notFound');
  const slotKey = slotKeyOf(node);
  const index = editing.nodes.children(slotKey).indexOf(id) + 1;
  const group = `replace ${id}`;
  const removable = editing.check(removeNodes, { ids: [id] });
  if (!removable.ok) return removable;
  const placed = editing.run(placeShared, { slotKey, index, master }, { group });
  if (!placed.ok) return placed;
  const removed = editing.run(removeNodes, { ids: [id] }, { group });
  editing.select(placed.value.select ?? []);
  return removed;
}
