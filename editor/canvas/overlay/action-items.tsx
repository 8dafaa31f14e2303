import { useT } from '../../i18n/translate.tsx';
import { readableChord } from '../../ui/keys/chord.ts';
import { MenuItem } from '../../ui/menu.tsx';
import { chordOf } from '../keys/shortcuts.ts';
import { act, type BlockAction } from './action.ts';
import { useActionPorts } from './use-action-ports.ts';
import { errorText } from './why.ts';

interface ActionItemsProps {
  readonly actions: readonly BlockAction[];
  readonly ids: readonly string[];
}

/** Block actions as menu items. An impossible action shows why. */
export function ActionItems({ actions, ids }: ActionItemsProps) {
  const t = useT();
  const ports = useActionPorts();
  return actions.map((action) => {
    const why = action.why(ports, ids);
    const keys = chordOf(action.id);
    return (
      <MenuItem
        key={action.id}
        id={action.id}
        icon={action.icon}
        label={t(action.label)}
        keys={keys && readableChord(keys)}
        reason={why ? errorText(t, why) : undefined}
        onAction={() => act(ports, action, ids)}
      />
    );
  });
}
