import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { EditDocument } from '#schemas/editing/node.ts';
import { useEditor } from '../../canvas/editor-context.ts';

/** ms between requests for whether a due publication has been done. */
const pause = 3000;
/** Maximum delay of browser timers in ms. */
const longest = 2 ** 31 - 1;

/** Polls the state of open documents from the moment a scheduled publication is due. */
export function useDuePublications(): void {
  const { editing, api } = useEditor();
  const due = useStore(editing.documentsChanged, () => firstDue(editing.documents.values()));
  useEffect(() => {
    if (due === null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const request = async () => {
      const response = await api.call('document.list', {});
      const known = response.ok ? response.value : [];
      const changed = known.filter((now) => isChanged(editing.documents.get(now.key), now));
      if (changed.length > 0) editing.open(changed, []);
      if (!isOver) wait();
    };
    const wait = () => {
      const left = due - Date.now();
      const rest = left > 0 ? Math.min(left + pause / 3, longest) : pause;
      timer = setTimeout(() => (due <= Date.now() ? void request() : wait()), rest);
    };
    wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [editing, api, due]);
}

/** Returns when the next scheduled publication of open documents is due, in ms; null without one. */
function firstDue(documents: Iterable<EditDocument>): number | null {
  const times = [...documents].flatMap(({ plannedAt }) => (plannedAt ? Date.parse(plannedAt) : []));
  return times.length > 0 ? Math.min(...times) : null;
}

const isChanged = (before: EditDocument | undefined, now: EditDocument): boolean =>
  before !== undefined &&
  (before.plannedAt !== now.plannedAt || before.publishedAt !== now.publishedAt);
