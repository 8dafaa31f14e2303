import type { UiStorage } from '../../../session/ui/remembered-ui.ts';

const key = 'izlog-editor-recent';
const maxRecent = 4;

/** Returns the ids of recently used items, newest first; none without storage. */
export function readRecent(storage: () => Pick<UiStorage, 'getItem'>): string[] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(key) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((id) => typeof id === 'string').slice(0, maxRecent)
      : [];
  } catch {
    return [];
  }
}

export function saveRecent(storage: () => UiStorage, id: string): void {
  try {
    const recent = [id, ...readRecent(storage).filter((each) => each !== id)];
    storage().setItem(key, JSON.stringify(recent.slice(0, maxRecent)));
  } catch {
    return;
  }
}
