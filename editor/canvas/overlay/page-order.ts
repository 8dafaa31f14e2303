import type { EditPayload } from '#runtime/page/edit-payload.ts';
import type { DocumentKey } from '#schemas/editing/node.ts';
import type { Editing } from '../../model/document/editing.ts';
import { slotKeyOf } from '../../model/document/node-store.ts';

export type Way = 'next' | 'previous' | 'parent' | 'child' | 'first' | 'last';

/** Documents of the screen in rendering order. */
export function renderedDocuments({ regions, content }: Pick<EditPayload, 'regions' | 'content'>) {
  return [...regions.header, ...(content ? [content] : []), ...regions.footer, ...regions.overlays];
}

/**
 * Returns the node in a direction from another; null where there is none. After the last root of a document
 * comes the first of the next. `isRendered` says which nodes are visible on the page.
 */
export function step(
  editing: Editing,
  documents: readonly DocumentKey[],
  from: string | null,
  way: Way,
  isRendered: (id: string) => boolean = () => true,
): string | null {
  const { nodes } = editing;
  const node = nodes.get(from ?? '');
  const seen = (slotKey: string) => nodes.children(slotKey).filter(isRendered);
  if (!node || from === null) return documents.flatMap(seen)[0] ?? null;
  if (way === 'parent') return node.parent;
  if (way === 'child') return firstChild(editing, node.master ?? from, isRendered);
  const slotKey = slotKeyOf(node);
  const siblings = seen(slotKey);
  const line =
    node.parent === null && documents.includes(node.document) ? documents.flatMap(seen) : siblings;
  if (way === 'first') return siblings[0] ?? null;
  if (way === 'last') return siblings.at(-1) ?? null;
  const at = line.indexOf(from);
  return line[at + (way === 'next' ? 1 : -1)] ?? null;
}

function firstChild(
  { nodes, blocks }: Editing,
  id: string,
  isRendered: (id: string) => boolean,
): string | null {
  const handler = nodes.get(id)?.handler ?? '';
  const names = Object.keys(blocks[handler]?.model.slots ?? {});
  return names.flatMap((name) => nodes.children(`${id}/${name}`)).find(isRendered) ?? null;
}
