import { Fragment, memo } from 'react';
import { useT } from '../../i18n/translate.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Menu, MenuSeparator } from '../../ui/menu.tsx';
import { useSelection } from '../use-ui.ts';
import type { BlockAction } from './action.ts';
import { ActionItems } from './action-items.tsx';
import { hide, lock, removeHere, selectParent, selectSiblings } from './block-actions.ts';
import { copy, cut, paste } from './clipboard-actions.ts';
import { moveToSlot } from './move-actions.ts';
import { detach, editShared, rename, resetMobile, share, whereUsed } from './shared-actions.ts';

const groups: readonly (readonly BlockAction[])[] = [
  [copy, cut, paste],
  [moveToSlot, selectParent, selectSiblings, hide, lock, rename],
  [share, editShared, detach, whereUsed],
  [resetMobile, removeHere],
];

/** All other actions on the selected blocks. An impossible action shows why. */
export const MoreMenu = memo(function MoreMenu() {
  const t = useT();
  const trigger = <IconButton icon="ellipsis" label={t('ui.more')} />;
  return (
    <Menu label={t('ui.more')} trigger={trigger}>
      <MoreItems />
    </Menu>
  );
});

/** Rendered only while the menu is open, because reasons are computed on render. */
function MoreItems() {
  const ids = useSelection((selection) => selection.ids);
  return groups.map((actions, at) => (
    <Fragment key={actions[0]?.id}>
      {at > 0 && <MenuSeparator />}
      <ActionItems actions={actions} ids={ids} />
    </Fragment>
  ));
}
