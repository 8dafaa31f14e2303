import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type DragAndDropHooks,
  DropIndicator,
  type Key,
  useDragAndDrop,
} from 'react-aria-components';
import type { AppError } from '#schemas/result.ts';
import { useEditor } from '../../../canvas/editor-context.ts';
import { errorText, whyNot } from '../../../canvas/overlay/why.ts';
import { announce } from '../../../canvas/use-ui.ts';
import { useT } from '../../../i18n/translate.tsx';
import { moveNodes } from '../../../model/commands/move.ts';
import { flatKeys } from './filter-entries.ts';
import styles from './structure.module.css';
import { type DropSide, dropPosition } from './tree-drop.ts';
import type { TreeEntry } from './tree-entry.ts';

/** Drag type that only this tree accepts. */
const dragType = 'application/x-izlog-nodes';

/** Moves rows by pointer, touch or keyboard. Shows the reason where they are not allowed. */
export function useTreeDrag(rows: RefObject<readonly TreeEntry[]>, isDisabled: boolean) {
  const { editing, ui } = useEditor();
  const t = useT();
  const dragged = useRef<readonly string[]>([]);
  const reported = useRef<string | null>(null);
  const hooks = useRef<DragAndDropHooks<TreeEntry>>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const entryOf = (key: Key) => findEntry(rows.current, String(key));

  const notify = (error: AppError | null) => {
    const reason = error && errorText(t, whyNot(editing, error));
    if (reported.current === reason) return;
    reported.current = reason;
    setRefusal(reason);
    if (reason !== null) announce(ui, t('panels.cannotDrop', { reason }));
  };

  const positionOf = (key: Key, side: DropSide) => {
    const entry = entryOf(key);
    return entry ? dropPosition(editing, dragged.current, entry, side) : null;
  };

  const { dragAndDropHooks } = useDragAndDrop<TreeEntry>({
    isDisabled,
    getItems: (keys) =>
      [...keys].filter(isNodeKey).map((key) => ({
        [dragType]: String(key),
        'text/plain': entryOf(key)?.name ?? '',
      })),
    acceptedDragTypes: [dragType],
    onDragStart({ keys }) {
      const order = flatKeys(rows.current);
      const dropped = [...keys].map(String).toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
      dragged.current = [...new Set(dropped.map((key) => key.split('@')[0] ?? key))];
      notify(null);
    },
    onDragEnd: () => {
      dragged.current = [];
      notify(null);
    },
    getDropOperation(target, types) {
      if (target.type === 'root' || !types.has(dragType)) return 'cancel';
      const position = positionOf(target.key, target.dropPosition);
      if (position?.ok) {
        if (reported.current !== null) queueMicrotask(() => notify(null));
        return 'move';
      }
      const error = position?.error ?? null;
      if (!hooks.current?.isVirtualDragging?.()) queueMicrotask(() => notify(error));
      return 'cancel';
    },
    onMove({ target }) {
      const position = positionOf(target.key, target.dropPosition);
      if (!position) return;
      const moved = position.ok
        ? editing.run(moveNodes, { ids: dragged.current, ...position.value })
        : position;
      if (!moved.ok) notify(moved.error);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.drop} />,
  });
  useEffect(() => {
    hooks.current = dragAndDropHooks;
  }, [dragAndDropHooks]);
  return { dragAndDropHooks, refusal };
}

/** Regions and slots cannot be moved. */
const isNodeKey = (key: Key) => !/^(region|slot):/.test(String(key));

function findEntry(entries: readonly TreeEntry[], key: string): TreeEntry | undefined {
  for (const entry of entries) {
    if (entry.key === key) return entry;
    const below = findEntry(entry.children, key);
    if (below) return below;
  }
  return undefined;
}
