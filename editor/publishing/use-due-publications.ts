import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { EditDocument } from '#schemas/editing/node.ts';
import { useEditor } from '../start/editor-context.ts';

/** ms between questions whether what is due has been done. */
const pause = 3000;
/** The longest delay that timers take, ms. */
const longest = 2 ** 31 - 1;

/** Asks for the state of open documents from the moment something planned for them is due. */
export function useDuePublications(): void {
  const { editing, api } = useEditor();
  const { version } = useStore(editing.documentsChanged);
  useEffect(() => {
    const planned = [...editing.documents.values()].filter(({ plannedAt }) => plannedAt);
    const due = Math.min(...planned.map(({ plannedAt }) => Date.parse(plannedAt ?? '')));
    if (planned.length === 0) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      const answer = await api.call('document.list', {});
      const known = answer.ok ? answer.value : [];
      const changed = known.filter((now) => isChanged(editing.documents.get(now.key), now));
      if (changed.length > 0) editing.open(changed, []);
      else wait();
    };
    const wait = () => {
      const left = due - Date.now();
      const rest = left > 0 ? Math.min(left + pause / 3, longest) : pause;
      timer = setTimeout(() => (due <= Date.now() ? void ask() : wait()), rest);
    };
    wait();
    return () => clearTimeout(timer);
  }, [editing, api, version]);
}

const isChanged = (before: EditDocument | undefined, now: EditDocument): boolean =>
  before !== undefined &&
  (before.plannedAt !== now.plannedAt || before.publishedAt !== now.publishedAt);
