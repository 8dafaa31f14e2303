import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Runtime } from '#runtime/block/context.tsx';
import type { Viewer } from '#runtime/page/visibility.ts';
import { createSessionStore } from '#runtime/store/session.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import type { CanvasPorts } from '../../canvas/page/canvas-context.ts';
import type { NodeStore } from '../../model/document/node-store.ts';
import type { PreviewAs, UiStore } from '../../session/ui/ui-store.ts';

/** Returns the audience and time the page is rendered for. The editor's user is logged in. */
export function viewerAs(viewer: Viewer, previewAs: PreviewAs | null): Viewer {
  if (!previewAs) return viewer;
  return {
    ...viewer,
    now: previewAs.at === null ? viewer.now : new Date(previewAs.at),
    user: previewAs.isGuest ? null : viewer.user,
  };
}

/** Returns the canvas with the chosen viewer. Changes with the time or audience. */
export function useSeenCanvas(ui: UiStore, canvas: CanvasPorts): CanvasPorts {
  const previewAs = useStore(ui, (state) => state.previewAs);
  return useMemo(
    () => ({ ...canvas, viewer: viewerAs(canvas.viewer, previewAs) }),
    [canvas, previewAs],
  );
}

/** Returns the page's ports for the chosen audience: a guest has no account and no cart. */
export function useSeenRuntime(ui: UiStore, runtime: Runtime): Runtime {
  const isGuest = useStore(ui, (state) => state.previewAs?.isGuest === true);
  return useMemo(() => {
    if (!isGuest) return runtime;
    const nobody = { user: null, cart: null, wishlist: [] };
    return {
      ...runtime,
      session: createSessionStore({ ...runtime.session.getState(), ...nobody }),
    };
  }, [runtime, isGuest]);
}

/** An instant at which something appears or disappears. */
export interface VisibilityChange {
  /** Instant (ISO, UTC). */
  readonly at: string;
  /** Elements that change then. */
  readonly nodes: readonly EditNode[];
}

const most = 8;

/** Returns the next instants at which the open documents change. */
export function nextVisibilityChanges(
  nodes: Pick<NodeStore, 'ids' | 'get'>,
  now: number,
): VisibilityChange[] {
  const changes = new Map<number, EditNode[]>();
  for (const id of nodes.ids()) {
    const node = nodes.get(id);
    for (const instant of [node?.meta.from, node?.meta.until]) {
      const at = Date.parse(instant ?? '');
      if (node && at > now) changes.set(at, [...(changes.get(at) ?? []), node]);
    }
  }
  return [...changes]
    .sort(([one], [other]) => one - other)
    .slice(0, most)
    .map(([at, changed]) => ({ at: new Date(at).toISOString(), nodes: changed }));
}
