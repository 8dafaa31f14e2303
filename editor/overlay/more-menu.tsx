import { Fragment, memo } from 'react';
import { useT } from '../i18n/translate.tsx';
import { readableChord } from '../keys/chord.ts';
import { chordOf } from '../keys/shortcuts.ts';
import { IconButton } from '../ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../ui/menu.tsx';
import { act, type BlockAction } from './action.ts';
import { hide, lock, removeHere, selectParent, selectSiblings } from './block-actions.ts';
import { copy, cut, paste } from './clipboard-actions.ts';
import { detach, editShared, rename, resetMobile, share, whereUsed } from './shared-actions.ts';
import { useActionPorts } from './use-action-ports.ts';
import { inWords } from './why.ts';

const groups: readonly (readonly BlockAction[])[] = [
  [copy, cut, paste],
  [selectParent, selectSiblings, hide, lock, rename],
  [share, editShared, detach, whereUsed],
  [resetMobile, removeHere],
];

/** Everything else that can be done with the selected blocks; what cannot be done says why. */
export const MoreMenu = memo(function MoreMenu({ ids }: { readonly ids: readonly string[] }) {
  const t = useT();
  const trigger = <IconButton icon="ellipsis" label={t('ui.more')} />;
  return (
    <Menu label={t('ui.more')} trigger={trigger}>
      <MoreItems ids={ids} />
    </Menu>
  );
});

/** Drawn only while the menu is open: reasons are looked for then. */
function MoreItems({ ids }: { readonly ids: readonly string[] }) {
  const t = useT();
  const ports = useActionPorts();
  return groups.map((actions, at) => (
    <Fragment key={actions[0]?.id}>
      {at > 0 && <MenuSeparator />}
      {actions.map((action) => {
        const why = action.why(ports, ids);
        const keys = chordOf(action.id);
        return (
          <MenuItem
            key={action.id}
            id={action.id}
            icon={action.icon}
            label={t(action.label)}
            keys={keys && readableChord(keys)}
            reason={why ? inWords(t, why) : undefined}
            onAction={() => act(ports, action, ids)}
          />
        );
      })}
    </Fragment>
  ));
}
