import { type KeyboardEvent, useMemo, useState } from 'react';
import { ListBoxItem, Text } from 'react-aria-components';
import { fail } from '#schemas/result.ts';
import { useEditor } from '../../../canvas/editor-context.ts';
import { focusPage } from '../../../canvas/keys/regions.ts';
import { useOverlay } from '../../../canvas/overlay/overlay-store.ts';
import type { QuickInsertProps } from '../../../canvas/overlay/quick-insert-context.ts';
import { whyNot } from '../../../canvas/overlay/why.ts';
import { announce } from '../../../canvas/use-ui.ts';
import { useT } from '../../../i18n/translate.tsx';
import type { Position } from '../../../model/commands/insert.ts';
import { openPanel } from '../../../session/ui/open-panel.ts';
import { Button } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/dialogs/states.tsx';
import { Finder, finderRow } from '../../../ui/finder.tsx';
import { BlockIcon } from '../structure/tree-row.tsx';
import { createAim, insertAtTarget } from './aim.ts';
import { type LibraryItem, libraryItems } from './library-items.ts';
import { mayInsert } from './placement.ts';
import { loadPreset, presetInput } from './preset-input.ts';
import styles from './quick-insert.module.css';
import { quickItems } from './quick-items.ts';
import { readRecent, saveRecent } from './recent-items.ts';

const storage = () => localStorage;

/** A few blocks that fit between two others, searchable by name, with a link to the whole library. */
export function QuickInsert({ position, close }: QuickInsertProps) {
  const { editing, ui } = useEditor();
  const overlay = useOverlay();
  const t = useT();
  const [typed, setTyped] = useState('');
  const fitting = useFitting(position);
  const items = quickItems(editing, fitting, readRecent(storage), typed);

  const insert = async (item: LibraryItem) => {
    ui.setState({ insertAt: position });
    const put = createAim(editing, ui)();
    const preset = await loadPreset(editing.blocks[item.type], item.preset);
    const done = preset
      ? insertAtTarget(editing, ui, presetInput(item.type, preset), put)
      : fail('unavailable');
    leave();
    if (!done.ok) {
      overlay.setState({ notice: whyNot(editing, done.error) });
      return;
    }
    saveRecent(storage, item.id);
    announce(ui, t('panels.added', { name: item.name }));
  };

  /** The event is stopped, because on the page Escape would clear the selection. */
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    leave();
  };

  /** The gap that opened it may be gone, or is not in the tab order. */
  const leave = () => {
    close();
    ui.setState({ insertAt: null });
    focusPage();
  };

  return (
    <div className={styles.content} onKeyDownCapture={leaveOnEscape}>
      <Finder
        label={t('panels.searchBlocks')}
        listLabel={t('panels.blocks')}
        typed={typed}
        onType={setTyped}
        items={items}
        onChoose={(chosen) => {
          const item = items.find(({ id }) => id === chosen);
          if (item) void insert(item);
        }}
        empty={<Empty />}
      >
        {({ id, name, type }) => (
          <ListBoxItem id={id} className={finderRow} textValue={name}>
            <BlockIcon handler={type} />
            <Text slot="label">{name}</Text>
          </ListBoxItem>
        )}
      </Finder>
      <div className={styles.foot}>
        <Button
          tone="quiet"
          icon="layout-grid"
          onPress={() => {
            close();
            openPanel(ui, 'library');
            ui.setState({ insertAt: position });
          }}
        >
          {t('overlay.browseAll')}
        </Button>
      </div>
    </div>
  );
}

/** Returns the blocks that are allowed at the position. */
function useFitting(position: Position): readonly LibraryItem[] {
  const { editing, payload } = useEditor();
  return useMemo(
    () =>
      libraryItems(editing.blocks, payload.uiLanguage).filter(
        ({ type }) => mayInsert(editing, type, position).ok,
      ),
    [editing, payload, position],
  );
}
