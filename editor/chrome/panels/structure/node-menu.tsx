import { useRef } from 'react';
import { Menu, Popover } from 'react-aria-components';
import type { BlockAction } from '../../../canvas/overlay/action.ts';
import { ActionItems } from '../../../canvas/overlay/action-items.tsx';
import {
  duplicate,
  hide,
  lock,
  remove,
  removeHere,
} from '../../../canvas/overlay/block-actions.ts';
import { copy, cut, paste } from '../../../canvas/overlay/clipboard-actions.ts';
import { moveDown, moveToSlot, moveUp } from '../../../canvas/overlay/move-actions.ts';
import { detach, editShared, share, whereUsed } from '../../../canvas/overlay/shared-actions.ts';
import { useActionPorts } from '../../../canvas/overlay/use-action-ports.ts';
import { useT } from '../../../i18n/translate.tsx';
import menu from '../../../ui/menu.module.css';
import { MenuItem } from '../../../ui/menu.tsx';
import { useOwnLanguage } from '../../../ui/own-language.ts';
import popup from '../../../ui/popup-list.module.css';

export interface MenuAt {
  readonly id: string;
  readonly anchor: Element;
  /** Point in the window; below the anchor when absent. */
  readonly x?: number;
  readonly y?: number;
}

interface NodeMenuProps {
  readonly at: MenuAt;
  readonly onClose: () => void;
  readonly onRename: (id: string) => void;
}

/** Menu with the same actions as the block's toolbar on the page. */
const actions: readonly BlockAction[] = [
  moveUp,
  moveDown,
  moveToSlot,
  duplicate,
  copy,
  cut,
  paste,
  hide,
  lock,
  share,
  editShared,
  detach,
  whereUsed,
  removeHere,
  remove,
];

/** Actions on a block, or on all selected blocks when it is one of them. */
export function NodeMenu({ at, onClose, onRename }: NodeMenuProps) {
  const t = useT();
  const ports = useActionPorts();
  const point = useRef<HTMLSpanElement>(null);
  const selected = ports.editing.selection.getState().ids;
  const ids = selected.includes(at.id) ? selected : [at.id];
  const box = at.anchor.getBoundingClientRect();
  return (
    <>
      <span
        ref={point}
        aria-hidden
        style={{ position: 'fixed', left: at.x ?? box.left, top: at.y ?? box.bottom }}
      />
      <Popover
        {...useOwnLanguage()}
        className={`izlog-editor ${popup.popup} ${menu.menu}`}
        triggerRef={point}
        isOpen
        placement="bottom start"
        onOpenChange={(isOpen) => !isOpen && onClose()}
      >
        <Menu
          className={popup.list}
          aria-label={t('panels.actions')}
          autoFocus="first"
          onClose={onClose}
        >
          <MenuItem
            icon="pencil"
            label={t('panels.rename')}
            keys="F2"
            onAction={() => onRename(at.id)}
          />
          <ActionItems actions={actions} ids={ids} />
        </Menu>
      </Popover>
    </>
  );
}
