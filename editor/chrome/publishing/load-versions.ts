import type { DocumentKey, EditNode } from '#schemas/editing/node.ts';
import { ok, type Result } from '#schemas/result.ts';
import type { EditorPorts } from '../../canvas/editor-context.ts';
import { documentNodes } from '../../model/document/node-store.ts';

export interface Versions {
  readonly before: readonly EditNode[];
  readonly after: readonly EditNode[];
  /** Shared elements placed in the versions that are not open. Deleted ones are omitted. */
  readonly shared: readonly EditNode[];
}

/** Loads a revision and what it is compared with: another revision, or (null) the current draft. */
export async function loadVersions(
  { api, editing }: Pick<EditorPorts, 'api' | 'editing'>,
  document: DocumentKey,
  revision: number,
  other: number | null,
): Promise<Result<Versions>> {
  const before = await api.call('revision.get', { id: revision });
  if (!before.ok) return before;
  const now = ok({ nodes: documentNodes(editing.nodes, document) });
  const after = other === null ? now : await api.call('revision.get', { id: other });
  if (!after.ok) return after;
  const both = [...before.value.nodes, ...after.value.nodes];
  const missing = both.flatMap(({ master }) =>
    master !== null && !editing.nodes.get(master) ? [`shared:${master}` as const] : [],
  );
  const documents = [...new Set(missing)];
  const opened = documents.length > 0 ? await api.call('draft.open', { documents }) : null;
  const shared = opened?.ok ? opened.value.nodes : [];
  return ok({ before: before.value.nodes, after: after.value.nodes, shared });
}
