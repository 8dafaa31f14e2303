import { createContext, use } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { OptionsLayer } from '#schemas/editing/node.ts';
import { invariant } from '#schemas/result.ts';
import type { Drag } from './drop-target.ts';
import type { Point } from './rect.ts';
import { pageSurface, type Surface } from './surface.ts';
import type { Why } from './why.ts';

/** A text of the page that is being typed in. */
export interface Typing {
  /** Node that the text is written to. */
  readonly id: string;
  readonly element: HTMLElement;
  /** Whether the text is also shown elsewhere on the site. */
  readonly isShared: boolean;
  readonly end: () => void;
}

/** The picture that was clicked, and its option. */
export interface PointedPicture {
  readonly id: string;
  readonly layer: OptionsLayer;
  readonly path: string;
  readonly key: string;
  readonly element: HTMLElement;
}

export interface OverlayState {
  readonly surface: Surface;
  /** The frame that was last clicked. Tools appear there when a node is rendered several times. */
  readonly anchor: HTMLElement | null;
  /** The last click: its point in the editor's window, and its time as `performance.now()`. */
  readonly pointed: { readonly point: Point; readonly at: number } | null;
  readonly typing: Typing | null;
  readonly picture: PointedPicture | null;
  readonly drag: Drag | null;
  /** The current notice. */
  readonly notice: Why | null;
}

export type OverlayStore = StoreApi<OverlayState>;

export function createOverlayStore(page: HTMLElement): OverlayStore {
  return createStore(() => ({
    surface: pageSurface(page),
    anchor: null,
    pointed: null,
    typing: null,
    picture: null,
    drag: null,
    notice: null,
  }));
}

export const OverlayContext = createContext<OverlayStore | null>(null);

export function useOverlay(): OverlayStore {
  const overlay = use(OverlayContext);
  invariant(overlay, 'A part of the overlay was drawn outside of it.');
  return overlay;
}
