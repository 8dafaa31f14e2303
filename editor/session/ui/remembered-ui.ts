import { initialUi, type UiState, type UiStore } from './ui-store.ts';

/** The used part of `localStorage`; any call may throw. */
export type UiStorage = Pick<Storage, 'getItem' | 'setItem'>;

const key = 'izlog-editor-ui';
const kept = ['left', 'right', 'leftWidth', 'rightWidth', 'docked', 'tab', 'tipsSeen'] as const;
type Kept = Pick<UiState, (typeof kept)[number]>;

const panels = {
  left: ['structure', 'library', null],
  right: ['inspector', 'history', 'problems', null],
  tab: ['content', 'layout', 'mobile', 'sharing', 'translations'],
} as const;

/** Minimum and maximum panel width in px. */
export const panelWidths = { min: 220, max: 640 } as const;

export function clampWidth(width: number): number {
  return Math.round(Math.min(panelWidths.max, Math.max(panelWidths.min, width)));
}

/** Returns the last arrangement of the editor. Unreadable or unknown values are dropped. */
export function readRememberedUi(storage: () => UiStorage): Partial<UiState> {
  try {
    const stored: unknown = JSON.parse(storage().getItem(key) ?? 'null');
    return typeof stored === 'object' && stored !== null ? knownParts(stored) : {};
  } catch {
    return {};
  }
}

function knownParts(stored: object): Partial<UiState> {
  const known = Object.entries(stored).filter(([name, value]) => isKnown(name, value));
  return Object.fromEntries(
    known.map(([name, value]) => [name, typeof value === 'number' ? clampWidth(value) : value]),
  );
}

function isKnown(name: string, value: unknown): boolean {
  if (!kept.some((each) => each === name)) return false;
  if (name in panels) {
    return (panels[name as keyof typeof panels] as readonly unknown[]).includes(value);
  }
  return typeof value === typeof initialUi[name as keyof Kept];
}

/** Stores the arrangement from now on. Ignores storage that is full or forbidden. */
export function rememberUi(ui: UiStore, storage: () => UiStorage): () => void {
  return ui.subscribe((state, before) => {
    if (kept.every((name) => state[name] === before[name])) return;
    try {
      const parts = Object.fromEntries(kept.map((name) => [name, state[name]]));
      storage().setItem(key, JSON.stringify(parts));
    } catch {
      return;
    }
  });
}
