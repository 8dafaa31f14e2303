import { createContext, use } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { OptionsLayer } from '#schemas/editing/node.ts';
import { invariant } from '#schemas/result.ts';
import type { Drag } from './drag.ts';
import type { Point } from './rect.ts';
import { pageSurface, type Surface } from './surface.ts';
import type { Why } from './why.ts';

/** A text of the page that is typed in. */
export interface Typing {
  /** Node that the text is written to. */
  readonly id: string;
  readonly element: HTMLElement;
  /** What is typed changes in other places of the site as well. */
  readonly isShared: boolean;
  readonly end: () => void;
}

/** A picture of the page that was pointed at, and the option that names it. */
export interface PointedPicture {
  readonly id: string;
  readonly layer: OptionsLayer;
  readonly path: string;
  readonly key: string;
  readonly element: HTMLElement;
}

export interface OverlayState {
  readonly surface: Surface;
  /** The frame that was pointed at last; tools stand at it, where a node is rendered several times. */
  readonly anchor: HTMLElement | null;
  /** Where it was, in the editor's window, and when, `performance.now()`. */
  readonly pointed: { readonly point: Point; readonly at: number } | null;
  readonly typing: Typing | null;
  readonly picture: PointedPicture | null;
  readonly drag: Drag | null;
  /** What people are told in passing. */
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
