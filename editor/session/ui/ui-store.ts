import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Position } from '../../model/commands/insert.ts';

export type LeftPanel = 'structure' | 'library';
export type RightPanel = 'inspector' | 'history' | 'problems' | 'theme';
export type InspectorTab = 'content' | 'layout' | 'mobile' | 'sharing' | 'translations';

/** Preview widths: the page itself, or a frame with this width in px. */
export type PreviewWidth = 'page' | 390 | 768 | 1380;

/** The visitor and time that the page is viewed as, instead of the user and now. */
export interface PreviewAs {
  /** Instant (ISO, UTC); null: now. */
  readonly at: string | null;
  readonly isGuest: boolean;
}

/** Layout of the editor itself. Panels and widths are remembered. */
export interface UiState {
  readonly left: LeftPanel | null;
  readonly right: RightPanel | null;
  readonly leftWidth: number;
  readonly rightWidth: number;
  /** Panels are beside the page, which is scaled to fit between them; otherwise they overlap it. */
  readonly docked: boolean;
  readonly tab: InspectorTab;
  /** Position at which a block chosen in the library is inserted; null for after the selection. */
  readonly insertAt: Position | null;
  /** Gap whose quick insert list is open. */
  readonly quickAt: Position | null;
  readonly preview: PreviewWidth;
  readonly previewAs: PreviewAs | null;
  /** A preview covers the page, so the page is not rendered. */
  readonly isCovered: boolean;
  /** Blocks for which a target slot is being chosen. */
  readonly movingIds: readonly string[] | null;
  readonly paletteOpen: boolean;
  readonly shortcutsOpen: boolean;
  readonly findOpen: boolean;
  /** Structural commands affect only this language. */
  readonly onlyThisLanguage: boolean;
  readonly tipsSeen: boolean;
  /** Text of the next screen reader announcement. */
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
  previewAs: null,
  isCovered: false,
  movingIds: null,
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
