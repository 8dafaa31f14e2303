import type { EditNode } from '#schemas/editing/node.ts';
import { duplicateNodes } from '../../model/commands/duplicate.ts';
import { removeNodes } from '../../model/commands/remove.ts';
import { setHidden, setLocked } from '../../model/commands/set-meta.ts';
import { slotKeyOf } from '../../model/document/node-store.ts';
import { onlyHere } from '../../session/ui/only-here.ts';
import { type ActionPorts, type BlockAction, cannot, refusal } from './action.ts';

const nodesOf = ({ editing }: ActionPorts, ids: readonly string[]): EditNode[] =>
  ids.flatMap((id) => editing.nodes.get(id) ?? []);

export const duplicate: BlockAction = {
  id: 'duplicate',
  icon: 'copy-plus',
  label: 'overlay.duplicate',
  why: (ports, ids) =>
    refusal(ports, ports.editing.check(duplicateNodes, { ids, ...onlyHere(ports) })),
  run: (ports, ids) => void ports.editing.run(duplicateNodes, { ids, ...onlyHere(ports) }),
};

export const remove: BlockAction = {
  id: 'remove',
  icon: 'trash-2',
  label: 'overlay.remove',
  why: (ports, ids) =>
    refusal(ports, ports.editing.check(removeNodes, { ids, ...onlyHere(ports) })),
  run: (ports, ids) => void ports.editing.run(removeNodes, { ids, ...onlyHere(ports) }),
};

export const removeHere: BlockAction = {
  id: 'removeHere',
  icon: 'languages',
  label: 'overlay.removeHere',
  why: (ports, ids) =>
    refusal(ports, ports.editing.check(removeNodes, { ids, only: ports.editing.language })),
  run: ({ editing }, ids) => void editing.run(removeNodes, { ids, only: editing.language }),
};

function toggledHidden(ports: ActionPorts, ids: readonly string[]) {
  return { ids, hidden: !nodesOf(ports, ids).every(({ meta }) => meta.hidden === true) };
}

/** Hidden blocks are not on the page, but in the structure panel. */
export const hide: BlockAction = {
  id: 'hide',
  icon: 'eye-off',
  label: 'overlay.hide',
  why: (ports, ids) => refusal(ports, ports.editing.check(setHidden, toggledHidden(ports, ids))),
  run: (ports, ids) => void ports.editing.run(setHidden, toggledHidden(ports, ids)),
};

export const lock: BlockAction = {
  id: 'lock',
  icon: 'lock',
  label: 'overlay.lock',
  why: (ports, ids) => refusal(ports, ports.editing.check(setLocked, { ids, locked: true })),
  run(ports, ids) {
    const isLocked = nodesOf(ports, ids).every(({ locked }) => locked);
    ports.editing.run(setLocked, { ids, locked: !isLocked });
  },
};

export const selectParent: BlockAction = {
  id: 'selectParent',
  icon: 'corner-left-up',
  label: 'overlay.selectParent',
  why: (ports, ids) => (nodesOf(ports, ids)[0]?.parent === null ? cannot('hasNoParent') : null),
  run(ports, ids) {
    const parent = nodesOf(ports, ids)[0]?.parent;
    if (parent) ports.editing.select([parent]);
  },
};

export const selectSiblings: BlockAction = {
  id: 'selectSiblings',
  icon: 'square-check',
  label: 'overlay.selectSiblings',
  why: () => null,
  run(ports, ids) {
    const [first] = nodesOf(ports, ids);
    if (first) ports.editing.select(ports.editing.nodes.children(slotKeyOf(first)));
  },
};
