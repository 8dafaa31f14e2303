import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { AppError } from '#schemas/result.ts';
import { useEditor } from '../../../canvas/editor-context.ts';
import { useSelection, useUi } from '../../../canvas/use-ui.ts';
import { useT } from '../../../i18n/translate.tsx';
import { categories, type LibraryItem } from './library-items.ts';
import { mayInsert, targetPosition } from './placement.ts';

export interface ShownItem extends LibraryItem {
  /** Differs from the item's id where the item is shown twice. */
  readonly key: string;
  readonly error: AppError | null;
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly items: readonly ShownItem[];
}

/**
 * Returns why a block cannot be inserted at the next position. Recomputed only when that position changes.
 */
export function useErrors(): (type: string) => AppError | null {
  const { editing, ui } = useEditor();
  const insertAt = useUi((state) => state.insertAt);
  const selected = useSelection(({ ids }) => ids);
  const done = useStore(editing.history, (history) => history.done);
  return useMemo(() => {
    const known = new Map<string, AppError | null>();
    return (type) => {
      const before = known.get(type);
      if (before !== undefined) return before;
      const allowed = mayInsert(editing, type, targetPosition(editing, ui));
      const error = allowed.ok ? null : allowed.error;
      known.set(type, error);
      return error;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- they decide the target position
  }, [editing, ui, insertAt, selected, done]);
}

/** Recently used first, then categories. Items that are not allowed come last, with the reason. */
export function useSections(
  items: readonly LibraryItem[],
  recent: readonly string[],
  errorOf: (type: string) => AppError | null,
): readonly Section[] {
  const t = useT();
  const shown = items.map(
    (item): ShownItem => ({ ...item, key: item.id, error: errorOf(item.type) }),
  );
  const may = shown.filter(({ error }) => error === null);
  const last = recent.flatMap((id) => may.find((item) => item.id === id) ?? []);
  const all = [
    {
      id: 'recent',
      title: t('panels.recent'),
      items: last.map((item) => ({ ...item, key: `recent ${item.id}` })),
    },
    ...categories.map((category) => ({
      id: category,
      title: t(`panels.category_${category}`),
      items: may.filter((item) => item.category === category),
    })),
    {
      id: 'refused',
      title: t('panels.notHere'),
      items: firstOfEach(shown.filter(({ error }) => error)),
    },
  ];
  return all.filter((section) => section.items.length > 0);
}

/** The reason is the same for all presets of a block. */
function firstOfEach(items: readonly ShownItem[]): ShownItem[] {
  return items.filter((item, at) => items.findIndex(({ type }) => type === item.type) === at);
}
