import type { KeyboardEvent } from 'react';
import { useEditor } from '../../../canvas/editor-context.ts';
import { act, type BlockAction } from '../../../canvas/overlay/action.ts';
import { moveDown, moveUp } from '../../../canvas/overlay/move-actions.ts';
import { useActionPorts } from '../../../canvas/overlay/use-action-ports.ts';

const moves: Readonly<Record<string, BlockAction>> = { ArrowUp: moveUp, ArrowDown: moveDown };

/** Keys that move or rename the selected element. */
export function useTreeKeys(rename: (id: string) => void): (event: KeyboardEvent) => void {
  const { editing } = useEditor();
  const actions = useActionPorts();
  return (event) => {
    const { ids } = editing.selection.getState();
    const id = ids.at(-1);
    if (id === undefined || (event.target as HTMLElement).closest('input')) return;
    const move = event.ctrlKey && event.shiftKey ? moves[event.key] : undefined;
    if (!move && event.key !== 'F2') return;
    // The tree itself would extend the selection.
    event.preventDefault();
    event.stopPropagation();
    if (move) act(actions, move, ids);
    else rename(id);
  };
}
