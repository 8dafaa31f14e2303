import type { EditPayload } from '#runtime/page/edit-payload.ts';
import type { Editing } from '../../../model/document/editing.ts';
import { documentNodes } from '../../../model/document/node-store.ts';

/**
 * Returns the ids of everything on the screen in reading order. A shared element is at its first placement.
 */
export function screenNodes(
  { nodes }: Pick<Editing, 'nodes'>,
  { regions, content }: Pick<EditPayload, 'regions' | 'content'>,
): string[] {
  const documents = [
    ...regions.header,
    ...(content ? [content] : []),
    ...regions.footer,
    ...regions.overlays,
  ];
  const own = documents.flatMap((key) => documentNodes(nodes, key));
  const seen = own.flatMap((node) =>
    node.master === null
      ? [node.id]
      : [node.id, ...documentNodes(nodes, `shared:${node.master}`).map(({ id }) => id)],
  );
  return [...new Set(seen)];
}
