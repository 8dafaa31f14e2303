import type { EditDocument } from '#schemas/editing/node.ts';
import type { AppError } from '#schemas/result.ts';
import type { EditorPorts } from '../../canvas/editor-context.ts';
import { emptyHistory } from '../../model/commands/history.ts';
import type { Saving } from '../../session/saving/create-saving.ts';

/** Resets a document to its published version. This cannot be undone, so the history is cleared. */
export async function discardDraft(
  { editing, api }: Pick<EditorPorts, 'editing' | 'api'>,
  saving: Pick<Saving, 'flush' | 'replace'>,
  { key }: Pick<EditDocument, 'key'>,
): Promise<AppError | null> {
  await saving.flush();
  const response = await api.call('draft.discard', { document: key });
  if (!response.ok) return response.error;
  const { documents, nodes } = response.value;
  saving.replace(
    key,
    nodes.filter((node) => node.document === key),
  );
  editing.history.setState(emptyHistory);
  editing.open(documents, []);
  return null;
}
