import type { ApiClient } from '#runtime/api/client.ts';
import type { DocumentKey } from '#schemas/editing/node.ts';
import { ok, type Result } from '#schemas/result.ts';
import type { Editing } from './editing.ts';

/** Loads documents that are not open yet. `notFound`: one of them no longer exists. */
export async function openDocuments(
  editing: Editing,
  api: Pick<ApiClient, 'call'>,
  wanted: readonly DocumentKey[],
): Promise<Result<true>> {
  const documents = [...new Set(wanted)].filter((key) => !editing.documents.has(key));
  if (documents.length === 0) return ok(true);
  const opened = await api.call('draft.open', { documents });
  if (!opened.ok) return opened;
  editing.open(opened.value.documents, opened.value.nodes);
  return ok(true);
}

/** Loads those of the documents that still exist. */
export async function openRemaining(
  editing: Editing,
  api: Pick<ApiClient, 'call'>,
  wanted: readonly DocumentKey[],
): Promise<void> {
  const opened = await openDocuments(editing, api, wanted);
  if (opened.ok || opened.error.code !== 'notFound' || wanted.length < 2) return;
  for (const key of wanted) await openDocuments(editing, api, [key]);
}
