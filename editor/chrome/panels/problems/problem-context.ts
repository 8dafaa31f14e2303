import type { EditorPorts } from '../../../canvas/editor-context.ts';
import type { ProblemContext } from './find-problems.ts';

/** Provides what the search for problems needs from the open documents. */
export function problemContext({
  editing,
  canvas,
  payload,
}: Pick<EditorPorts, 'editing' | 'canvas' | 'payload'>): ProblemContext {
  const atStart = new Set(payload.nodes.map(({ id }) => id));
  return {
    blocks: editing.blocks,
    languagesOf: ({ document }) => {
      const published = editing.documents.get(document)?.languages ?? [];
      return [...new Set([...published, editing.language])];
    },
    // Media of nodes that were added later may still be loading.
    hasMedium: (key, { id }) =>
      Object.hasOwn(canvas.references.getState().media, key) ||
      (atStart.has(id) ? false : undefined),
  };
}
