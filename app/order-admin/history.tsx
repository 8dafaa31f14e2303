import { eventReason } from '#editor/back-office/orders/event-reason.ts';
import { Button } from '#runtime/ui/button.tsx';
import { TextArea } from '#runtime/ui/text-field.tsx';
import type { JsonObject } from '#schemas/document/element.ts';
import type { OrderAdminPage } from '#server/services/orders/admin/order-admin-page.ts';
import { errorText } from './error-text.ts';
import type { OrderAdminText } from './messages.ts';
import type { OrderAdmin } from './order-admin.ts';

interface HistoryProps {
  readonly admin: OrderAdmin;
  readonly page: Extract<OrderAdminPage, { kind: 'order' }>;
}

/** Every transition and note. Entries are never removed. */
export function History({ admin, page }: HistoryProps) {
  const { t, time } = admin;
  return (
    <section aria-labelledby="history">
      <h2 id="history">{t('history')}</h2>
      <ol className="admin-list">
        {page.file.events.map(({ id, created_at: at, to_state: state, by, actor, ...event }) => (
          <li key={id}>
            <p>
              {time(at)} · <strong>{t(`state.${state}`)}</strong>
            </p>
            <p className="admin-quiet">
              {[
                by ?? t(`by.${actor}`),
                eventReason(event.reason, (key) => t(key as OrderAdminText)),
                ...detailsOf(event.details, admin),
              ].join(' · ')}
            </p>
            {typeof event.details['note'] === 'string' && (
              <p className="admin-note">{event.details['note']}</p>
            )}
          </li>
        ))}
      </ol>
      <NoteForm admin={admin} page={page} />
    </section>
  );
}

/** A note by staff; it does not change the order. */
function NoteForm({ admin, page: { file, error, typed } }: HistoryProps) {
  const { t, path } = admin;
  const isHere = typed['do'] === 'note';
  return (
    <form method="post" action={`${path}/${file.order.number}#history`} className="admin-note-form">
      <input type="hidden" name="do" value="note" />
      <TextArea
        name="note"
        label={t('staffNote')}
        hint={t('staffNoteHint')}
        maxLength={500}
        defaultValue={isHere ? typed['note'] : ''}
        error={isHere && error?.field === 'note' ? errorText(admin, error, 'note') : undefined}
        required
      />
      <p>
        <Button type="submit">{t('addNote')}</Button>
      </p>
    </form>
  );
}

function detailsOf(details: JsonObject, { t, price }: OrderAdmin): string[] {
  const { amount, shipment, invoice, creditNote, mail, name } = details;
  return [
    ...(typeof amount === 'number' ? [price(amount)] : []),
    ...(typeof shipment === 'number' ? [t('shipment', { number: shipment })] : []),
    ...('trackingNumber' in details ? [correctionOf(details)] : []),
    ...[invoice, creditNote, name].filter((text) => typeof text === 'string'),
    ...(typeof mail === 'string' ? [t(`mail.${mail}` as OrderAdminText)] : []),
  ];
}

/** The old number of a parcel and the new one; a dash for none. */
function correctionOf({ before, trackingNumber }: JsonObject): string {
  return [before, trackingNumber].map((number) => number ?? '–').join(' → ');
}
