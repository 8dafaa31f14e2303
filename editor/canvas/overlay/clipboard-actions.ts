import { removeNodes } from '../../model/commands/remove.ts';
import { onlyHere } from '../../session/ui/only-here.ts';
import { type BlockAction, refusal } from './action.ts';
import { insertPosition } from './move-actions.ts';

export const copy: BlockAction = {
  id: 'copy',
  icon: 'copy',
  label: 'overlay.copy',
  why: () => null,
  run: ({ clipboard }, ids) => void clipboard.copy(ids),
};

export const cut: BlockAction = {
  id: 'cut',
  icon: 'scissors',
  label: 'overlay.cut',
  why: (ports, ids) =>
    refusal(ports, ports.editing.check(removeNodes, { ids, ...onlyHere(ports) })),
  run: (ports, ids) =>
    void ports.clipboard
      .copy(ids)
      .then(() => ports.editing.run(removeNodes, { ids, ...onlyHere(ports) })),
};

export const paste: BlockAction = {
  id: 'paste',
  icon: 'clipboard-paste',
  label: 'overlay.paste',
  why: () => null,
  run: (ports) => void ports.clipboard.paste(insertPosition(ports)),
};
