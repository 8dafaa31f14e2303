import { useState } from 'react';
import type { OrderFileEvent } from '#schemas/entities/order-file.ts';
import type { AppError } from '#schemas/result.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { TextLine } from '../../ui/dialogs/fields.tsx';
import { actionErrorKey } from './action-error.ts';
import { Card } from './card.tsx';
import { eventReason } from './event-reason.ts';
import styles from './order.module.css';
import { useOrder } from './order-context.ts';
import { When } from './when.tsx';

/** Every transition and note, oldest first. Entries are never removed. */
export function Timeline() {
  const t = useT();
  const { events } = useOrder().file;
  return (
    <Card title={t('order.history')}>
      <ol className={styles.timeline}>
        {events.map((event) => (
          <li key={event.id}>
            <Event event={event} />
          </li>
        ))}
      </ol>
      <NoteForm />
    </Card>
  );
}

function Event({ event }: { readonly event: OrderFileEvent }) {
  const t = useT();
  const { stateLabel } = useOrder();
  const { at, to, reason, details, actor, by } = event;
  const note = details['note'];
  return (
    <>
      <p>
        <strong>{eventReason(reason, (key) => t(`order.${key}`))}</strong> · {stateLabel(to)}
      </p>
      <p className={styles.quiet}>
        <When at={at} /> · {by ?? t(`order.by.${actor}`)}
        <Details event={event} />
      </p>
      {typeof note === 'string' && <p className={styles.note}>{note}</p>}
    </>
  );
}

function Details({ event: { details } }: { readonly event: OrderFileEvent }) {
  const t = useT();
  const { price } = useOrder();
  const { amount, shipment, invoice, creditNote, mail, name } = details;
  const parts = [
    typeof amount === 'number' && price(amount),
    typeof shipment === 'number' && t('order.shipment', { number: shipment }),
    'trackingNumber' in details &&
      [details['before'], details['trackingNumber']].map((number) => number ?? '–').join(' → '),
    ...[invoice, creditNote, name].map((text) => typeof text === 'string' && text),
    typeof mail === 'string' && t(`order.mail.${mail}`),
  ].filter((part) => typeof part === 'string');
  return parts.map((part) => ` · ${part}`).join('');
}

/** A note by staff; it does not change the order. */
function NoteForm() {
  const t = useT();
  const { act } = useOrder();
  const [note, setNote] = useState('');
  const [error, setError] = useState<AppError | null>(null);
  const add = async () => {
    const added = await act('note', { note });
    setError(added.ok ? null : added.error);
    if (added.ok) setNote('');
  };
  return (
    <form
      className={styles.noteForm}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextLine
        isLong
        label={t('order.staffNote')}
        help={t('order.staffNoteHint')}
        value={note}
        onChange={setNote}
        error={error && t(actionErrorKey(error, 'note'))}
      />
      <Button type="submit">{t('order.addNote')}</Button>
    </form>
  );
}
