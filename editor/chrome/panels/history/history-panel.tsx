import { ListBox, ListBoxItem } from 'react-aria-components';
import { useStore } from 'zustand';
import { site } from '#schemas/site/site.ts';
import { useEditor } from '../../../canvas/editor-context.ts';
import { announce } from '../../../canvas/use-ui.ts';
import { useT } from '../../../i18n/translate.tsx';
import type { HistoryEntry } from '../../../model/commands/history.ts';
import { Empty } from '../../../ui/dialogs/states.tsx';
import styles from './history.module.css';
import { stepsTo } from './steps.ts';

interface Row {
  readonly id: number;
  readonly entry: HistoryEntry | null;
}

/** Lists every step, newest first. Selecting one undoes or redoes up to it. */
export function HistoryPanel() {
  const { editing, ui, payload } = useEditor();
  const t = useT();
  const { entries, done } = useStore(editing.history);
  const clock = new Intl.DateTimeFormat(payload.uiLanguage, {
    timeStyle: 'short',
    timeZone: site.timeZone,
  });
  const rows: Row[] = [
    ...entries.map((entry, index) => ({ id: index + 1, entry })).toReversed(),
    { id: 0, entry: null },
  ];
  const label = (entry: HistoryEntry | null) =>
    entry ? t(entry.label.key, entry.label.params) : t('panels.historyStart');
  const go = (wanted: number) => {
    const { direction, count } = stepsTo(editing.history.getState().done, wanted);
    for (let step = 0; step < count; step++) editing[direction]();
    announce(ui, t('panels.wentTo', { step: label(entries[wanted - 1] ?? null) }));
  };
  return (
    <>
      <ListBox
        className={styles.list}
        aria-label={t('shell.history')}
        items={rows}
        dependencies={[done, entries]}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[done]}
        onSelectionChange={(keys) => keys !== 'all' && go(Number([...keys][0]))}
      >
        {({ id, entry }) => (
          <ListBoxItem
            id={id}
            className={styles.step}
            data-undone={id > done || undefined}
            textValue={label(entry)}
          >
            <span className={styles.dot} aria-hidden />
            <span className={styles.label}>{label(entry)}</span>
            {entry && <time className={styles.time}>{clock.format(entry.at)}</time>}
          </ListBoxItem>
        )}
      </ListBox>
      {entries.length === 0 && <Empty icon="history" text={t('panels.noHistory')} />}
    </>
  );
}
