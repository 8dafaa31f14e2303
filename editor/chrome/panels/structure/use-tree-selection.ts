import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import type { Key } from 'react-aria-components';
import { useEditor } from '../../../canvas/editor-context.ts';
import { selectSiblings } from '../../../canvas/overlay/block-actions.ts';
import { useActionPorts } from '../../../canvas/overlay/use-action-ports.ts';
import { selectedRange } from '../../../model/document/selected-range.ts';

/** Selects on the page what is selected in the tree. The last input decides between adding, a range and replacing. */
export function useTreeSelection(selected: readonly string[]) {
  const { editing } = useEditor();
  const actions = useActionPorts();
  const pointer = useRef('mouse');
  // The tree loses the anchor of a range, because its selection is set from outside each time.
  const isRange = useRef(false);

  function select(keys: 'all' | Iterable<Key>): void {
    const before = editing.selection.getState().ids;
    if (keys === 'all') {
      selectSiblings.run(actions, before);
      return;
    }
    const ids = [...new Set([...keys].map((key) => idOf(String(key))))].filter((id) =>
      editing.nodes.get(id),
    );
    const added = ids.filter((id) => !before.includes(id));
    const target = added.at(-1);
    if (isRange.current && target !== undefined) {
      editing.select(selectedRange(editing.nodes, before, target));
      return;
    }
    editing.select(pointer.current === 'touch' && added.length > 0 ? added : ids);
  }

  return {
    select,
    onPointerDown(event: PointerEvent) {
      pointer.current = event.pointerType;
      isRange.current = event.shiftKey;
    },
    onKeyDown(event: KeyboardEvent) {
      pointer.current = 'keyboard';
      isRange.current = event.shiftKey;
    },
    /** Also selects a range that shrinks back towards its start. */
    onClick(event: MouseEvent) {
      const { id } = rowAt(event);
      if (event.shiftKey && selected.includes(id)) {
        editing.select(selectedRange(editing.nodes, selected, id));
      }
    },
  };
}

/** Returns the row under the pointer, and its element's id. */
export function rowAt(event: MouseEvent): { readonly row: Element | null; readonly id: string } {
  const row = (event.target as Element).closest('[role=row]');
  return { row, id: idOf(row?.getAttribute('data-key') ?? '') };
}

/** Keys below the second and later placements of a shared element end with `@<placement>`. */
function idOf(key: string): string {
  return key.startsWith('region:') || key.startsWith('slot:') ? '' : (key.split('@')[0] ?? '');
}
