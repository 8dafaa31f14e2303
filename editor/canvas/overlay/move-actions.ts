import type { Position } from '../../model/commands/insert.ts';
import { type MoveArgs, moveNodes, topmost } from '../../model/commands/move.ts';
import type { Editing } from '../../model/document/editing.ts';
import { slotKeyOf } from '../../model/document/node-store.ts';
import { type ActionPorts, type BlockAction, cannot, refusal } from './action.ts';

/** Returns the move of nodes one step up or down; null at the end of their slot. */
export function stepArgs(editing: Editing, ids: readonly string[], step: -1 | 1): MoveArgs | null {
  const moving = topmost(editing, ids);
  const [first] = moving;
  if (!first) return null;
  const slotKey = slotKeyOf(first);
  const siblings = editing.nodes.children(slotKey);
  const indexes = moving.map(({ id }) => siblings.indexOf(id)).sort((a, b) => a - b);
  if (indexes[0] === -1) return null;
  const [top = 0, last = 0] = [indexes[0], indexes.at(-1)];
  const index = step < 0 ? top - 1 : last + 2 - moving.length;
  const isEnd = step < 0 ? top === 0 : last === siblings.length - 1;
  const ordered = indexes.flatMap((at) => siblings[at] ?? []);
  return isEnd ? null : { ids: ordered, slotKey, index };
}

function stepAction(id: 'moveUp' | 'moveDown', step: -1 | 1): BlockAction {
  return {
    id,
    icon: step < 0 ? 'arrow-up' : 'arrow-down',
    label: `overlay.${id}`,
    why(ports, ids) {
      const args = stepArgs(ports.editing, ids, step);
      if (!args) return cannot(step < 0 ? 'isFirst' : 'isLast');
      return refusal(ports, ports.editing.check(moveNodes, args));
    },
    run({ editing }, ids) {
      const args = stepArgs(editing, ids, step);
      if (args) editing.run(moveNodes, args);
    },
  };
}

export const moveUp = stepAction('moveUp', -1);
export const moveDown = stepAction('moveDown', 1);

/** Moves blocks into any slot of the page, chosen from a list. */
export const moveToSlot: BlockAction = {
  id: 'moveToSlot',
  icon: 'corner-down-right',
  label: 'overlay.moveToSlot',
  why({ editing }, ids) {
    const isHeld = ids.some((id) => editing.nodes.get(id)?.locked);
    return isHeld ? { key: 'errors.blockLocked' } : null;
  },
  run: ({ ui }, ids) => ui.setState({ movingIds: ids }),
};

/** Returns the position directly after a node, in the same slot. */
export function positionAfter(editing: Editing, id: string): Position | null {
  const node = editing.nodes.get(id);
  if (!node) return null;
  const slotKey = slotKeyOf(node);
  return { slotKey, index: editing.nodes.children(slotKey).indexOf(id) + 1 };
}

/** Returns the position for new nodes: after the last selected node, otherwise at the end of the content. */
export function insertPosition({ editing }: Pick<ActionPorts, 'editing'>): Position | null {
  const last = editing.selection.getState().ids.at(-1);
  const behind = last === undefined ? null : positionAfter(editing, last);
  if (behind && !behind.slotKey.startsWith('shared:')) return behind;
  const [content] = [...editing.documents.keys()].filter((key) => !key.startsWith('shared:'));
  return content ? { slotKey: content, index: editing.nodes.children(content).length } : null;
}
