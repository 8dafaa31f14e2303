import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Position } from '../commands/insert.ts';

export type LeftPanel = 'structure' | 'library';
export type RightPanel = 'inspector' | 'history' | 'problems';
export type InspectorTab = 'content' | 'layout' | 'mobile' | 'sharing' | 'translations';

/** Widths a page is looked at: as it stands, or in a frame of so many px. */
export type PreviewWidth = 'page' | 390 | 768 | 1380;

/** As whom and when the page is looked at, in place of the person at work, now. */
export interface SeenAs {
  /** Instant (ISO, UTC); null: now. */
  readonly at: string | null;
  readonly isGuest: boolean;
}

/** How the editor itself is arranged. Panels and widths are remembered. */
export interface UiState {
  readonly left: LeftPanel | null;
  readonly right: RightPanel | null;
  readonly leftWidth: number;
  readonly rightWidth: number;
  /** Panels stand beside the page, which is scaled to fit between them; otherwise they lie over it. */
  readonly docked: boolean;
  readonly tab: InspectorTab;
  /** Where the block chosen in the library goes; null: behind what is selected. */
  readonly insertAt: Position | null;
  /** Gap whose short list of blocks is open. */
  readonly quickAt: Position | null;
  readonly preview: PreviewWidth;
  readonly seenAs: SeenAs | null;
  /** A preview is rendered over the page, which needs no drawing meanwhile. */
  readonly isCovered: boolean;
  /** Blocks that a place is being chosen for. */
  readonly placing: readonly string[] | null;
  readonly paletteOpen: boolean;
  readonly shortcutsOpen: boolean;
  readonly findOpen: boolean;
  /** Structural commands act on this language alone. */
  readonly onlyThisLanguage: boolean;
  /** The first steps were shown and put away. */
  readonly tipsSeen: boolean;
  /** What a screen reader is to say next. */
  readonly announcement: string;
}

export type UiStore = StoreApi<UiState>;

export const initialUi: UiState = {
  left: null,
  right: null,
  leftWidth: 280,
  rightWidth: 360,
  docked: true,
  tab: 'content',
  insertAt: null,
  quickAt: null,
  preview: 'page',
  seenAs: null,
  isCovered: false,
  placing: null,
  paletteOpen: false,
  shortcutsOpen: false,
  findOpen: false,
  onlyThisLanguage: false,
  tipsSeen: false,
  announcement: '',
};

export function createUiStore(remembered: Partial<UiState> = {}): UiStore {
  return createStore(() => ({ ...initialUi, ...remembered }));
}
