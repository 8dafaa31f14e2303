import { type KeyboardEvent, useMemo, useState } from 'react';
import { ListBoxItem } from 'react-aria-components';
import { fold } from '#runtime/format/fold.ts';
import type { DocumentKey } from '#schemas/editing/node.ts';
import { useEditor } from '../../canvas/editor-context.ts';
import { errorText, whyNot } from '../../canvas/overlay/why.ts';
import { announce, useUi } from '../../canvas/use-ui.ts';
import { useT } from '../../i18n/translate.tsx';
import { moveNodes, topmost } from '../../model/commands/move.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Segments } from '../../ui/dialogs/fields.tsx';
import { Empty } from '../../ui/dialogs/states.tsx';
import { Finder, finderRow } from '../../ui/finder.tsx';
import { Icon } from '../../ui/icon.tsx';
import line from '../../ui/row-text.module.css';
import { BlockIcon } from '../panels/structure/tree-row.tsx';
import styles from './move-to-slot.module.css';
import { type End, isFree, moveArgs, offeredSlots, type SlotOffer } from './offered-slots.ts';
import { slotText } from './slot-text.ts';

/** Maximum number of listed slots; a search narrows them down. */
const most = 100;

/** Lists every slot of the page, to move the given blocks into one without dragging. */
export function MoveToSlot() {
  const { editing, ui } = useEditor();
  const t = useT();
  const ids = useUi(({ movingIds }) => movingIds) ?? [];
  const [end, setEnd] = useState<End>('last');
  const [typed, setTyped] = useState('');
  const rows = useRows(ids, end);
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const shown = rows.filter(({ text }) => words.every((word) => text.includes(word)));
  const close = () => ui.setState({ movingIds: null });

  /**
   * Escape closes at once, although the field is not empty. The event is stopped, because on the page it
   * would clear the selection.
   */
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };

  const move = (id: string) => {
    const row = rows.find((each) => each.id === id);
    if (!row) return;
    close();
    const done = editing.run(moveNodes, moveArgs(editing, ids, row.id, end));
    const reported = done.ok
      ? t('moving.placed', { place: row.name })
      : errorText(t, whyNot(editing, done.error));
    announce(ui, reported);
  };

  return (
    <Dialog
      isOpen
      title={t('moving.title', { smart_count: topmost(editing, ids).length })}
      onClose={close}
    >
      <div className={styles.content} onKeyDownCapture={leaveOnEscape}>
        <Finder
          label={t('moving.search')}
          listLabel={t('moving.places')}
          typed={typed}
          onType={setTyped}
          items={shown.slice(0, most)}
          disabledIds={shown.filter(({ reason }) => reason !== null).map(({ id }) => id)}
          onChoose={move}
          empty={<Empty />}
        >
          {({ id, name, detail, reason, handler }) => (
            <ListBoxItem id={id} className={finderRow} textValue={name}>
              {handler === null ? <Icon name="file-text" /> : <BlockIcon handler={handler} />}
              <span className={line.label}>
                {name}
                {(reason ?? detail) && (
                  <small className={line.detail}>
                    {[reason, detail].filter(Boolean).join(' · ')}
                  </small>
                )}
              </span>
            </ListBoxItem>
          )}
        </Finder>
        <div className={styles.end}>
          <Segments
            label={t('moving.end')}
            alternatives={(['first', 'last'] as const).map((each) => ({
              id: each,
              label: t(`moving.${each}`),
            }))}
            value={end}
            onChange={setEnd}
          />
        </div>
      </div>
    </Dialog>
  );
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  /** Reason why the blocks are not allowed in the slot; null when they are allowed. */
  readonly reason: string | null;
  /** Type of the block that has the slot; null at the root. */
  readonly handler: string | null;
  /** Search text. */
  readonly text: string;
}

function useRows(ids: readonly string[], end: End): readonly Row[] {
  const { editing, payload } = useEditor();
  const t = useT();
  return useMemo(() => {
    const { header, footer, overlays } = payload.regions;
    const regions = { content: [payload.content ?? []].flat(), header, footer, overlays };
    const names = new Map<DocumentKey, string>(
      Object.entries(regions).flatMap(([region, documents]) =>
        documents.map((key) => [key, t(`panels.region_${region}`)] as const),
      ),
    );
    const reasonOf = (offer: SlotOffer) => {
      if (isFree(offer)) return null;
      if (offer.may.ok) return t('moving.isThere');
      return errorText(t, whyNot(editing, offer.may.error));
    };
    return offeredSlots(editing, [...names.keys()], ids, end).map((offer): Row => {
      const root = names.get(offer.document) ?? '';
      const label = slotText(editing, offer, root, payload.uiLanguage);
      const handler = offer.owner?.handler ?? null;
      const text = fold(`${label.name} ${label.detail}`);
      return { id: offer.slotKey, ...label, reason: reasonOf(offer), handler, text };
    });
  }, [editing, payload, ids, end, t]);
}
