import { createContext, use } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Viewer } from '#runtime/page/visibility.ts';
import type { References } from '#schemas/entities/screen-document.ts';
import { invariant } from '#schemas/result.ts';
import type { SectionStyles } from '#schemas/theme/theme-file.ts';
import type { Editing } from '../../model/document/editing.ts';
import type { BlockDataStore } from './block-data.ts';
import type { SlotProbes } from './slot-probes.ts';
import type { ViewLoader } from './view-loader.ts';

/** Dependencies for rendering blocks from the documents. They do not change while the page is shown. */
export interface CanvasPorts {
  readonly editing: Editing;
  readonly views: ViewLoader;
  readonly data: BlockDataStore;
  readonly probes: SlotProbes;
  /** Links and media that options reference. Replaced when more of them are loaded. */
  readonly references: StoreApi<References>;
  /** Section styles by block type: of the shown theme, or of the one that is edited. */
  readonly sections: StoreApi<SectionStyles>;
  /** Visitor and time that the page is rendered for. */
  readonly viewer: Viewer;
  /** Called for each render of a block, for benchmarks and tests. */
  readonly onRender?: (renderedId: string) => void;
}

export const CanvasContext = createContext<CanvasPorts | null>(null);

export function useCanvas(): CanvasPorts {
  const ports = use(CanvasContext);
  invariant(ports, 'A block was drawn outside of the canvas.');
  return ports;
}
