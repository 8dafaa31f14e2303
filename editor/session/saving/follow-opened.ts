import type { EditNode } from '#schemas/editing/node.ts';
import type { Editing } from '../../model/document/editing.ts';
import type { NodeChange } from '../../model/document/node-store.ts';
import type { Reconciler } from './reconciler.ts';

/** Documents opened later came from the server. Unsaved work in them must not be overwritten. */
export function followOpened(editing: Editing, reconciler: Reconciler): () => void {
  let applied: readonly NodeChange[] = [];
  const forget = () => {
    applied = [];
  };
  const stops = [
    editing.nodes.subscribeAll((changes) => {
      applied = changes;
      queueMicrotask(forget);
    }),
    editing.onEdit(forget),
    editing.documentsChanged.subscribe(() => {
      const opened = applied.filter(
        ({ after }) => after && reconciler.known.get(after.id) !== after,
      );
      const before = opened.flatMap((change) => change.before ?? []);
      if (before.length > 0) editing.receive(byId(before));
      reconciler.mergeServerChanges(byId(opened.flatMap(({ after }) => after ?? [])));
      forget();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

const byId = (nodes: readonly EditNode[]) => new Map(nodes.map((node) => [node.id, node]));
