import type { DocumentKey, EditNode } from '#schemas/editing/node.ts';
import type { Editing } from '../../model/document/editing.ts';
import type { ServerCopy } from './server-copy.ts';

/** Marks documents as changed at once, before the next response from the server does. */
export function markChanged(editing: Editing, keys: readonly DocumentKey[]): void {
  const changed = [...new Set(keys)].flatMap((key) => {
    const document = editing.documents.get(key);
    return document && !document.changed ? [{ ...document, changed: true }] : [];
  });
  if (changed.length > 0) editing.open(changed, []);
}

/** Replaces a document with the server's version. */
export function replaceDocument(
  editing: Editing,
  known: ServerCopy,
  document: DocumentKey,
  nodes: readonly EditNode[],
): void {
  const gone = known.documents().has(document) ? idsOf(editing, document) : [];
  const news = new Map<string, EditNode | null>(gone.map((id) => [id, null]));
  for (const node of nodes) news.set(node.id, node);
  for (const [id, node] of news) known.set(id, node);
  editing.receive(news);
}

function idsOf({ nodes }: Editing, document: DocumentKey): string[] {
  return [...nodes.ids()].filter((id) => nodes.get(id)?.document === document);
}
