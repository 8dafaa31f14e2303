import { Button } from '#runtime/ui/button.tsx';
import { TextArea, TextField } from '#runtime/ui/text-field.tsx';
import type { DeskPage } from '#server/services/orders/desk/desk-page.ts';
import type { OrderAction } from '#server/services/orders/desk/possible-actions.ts';
import type { Desk } from './desk-context.ts';
import { errorText } from './error-text.ts';
import { ParcelFields, TrackingFields } from './parcel-fields.tsx';

interface ConfirmProps {
  readonly desk: Desk;
  readonly page: Extract<DeskPage, { kind: 'order' }>;
  readonly action: OrderAction;
}

/** What will happen, said before it does. */
export function ConfirmDeed({ desk, page, action }: ConfirmProps) {
  const { t, path, price } = desk;
  const { file, error, typed } = page;
  const { order } = file;
  const here = `${path}/${order.number}`;
  const reason = error ? errorText(desk, error, action) : undefined;
  const at = (field: string) => (error?.field === field ? reason : undefined);
  const isCash = order.payment_type === 'COD' && order.paid_at === null;
  return (
    <section id="confirm" className="desk-confirm" aria-labelledby="confirm-title">
      <h2 id="confirm-title">{t(`do.${action}`)}</h2>
      <p>{t(`ask.${action}`)}</p>
      {isCash && (action === 'deliver' || action === 'collect') && <p>{t('ask.cash')}</p>}
      {error && error.field === undefined && (
        <p className="desk-error" role="alert">
          {reason}
        </p>
      )}
      <form method="post" action={here}>
        <input type="hidden" name="do" value={action} />
        <input type="hidden" name="state" value={order.state} />
        {action === 'ship' && <ParcelFields desk={desk} file={file} typed={typed} errorAt={at} />}
        {action === 'track' && (
          <TrackingFields desk={desk} file={file} typed={typed} errorAt={at} />
        )}
        {action === 'refund' && order.order_total > 0 && (
          <TextField
            name="amount"
            label={t('amountLabel')}
            hint={t('amountHint', { total: price(order.order_total) })}
            inputMode="decimal"
            defaultValue={typed['amount'] ?? (order.order_total / 100).toFixed(2)}
            error={at('amount')}
            required
          />
        )}
        <TextArea
          name="note"
          label={t('note')}
          hint={t('noteHint')}
          maxLength={500}
          defaultValue={typed['note'] ?? ''}
          error={at('note')}
          required={action === 'looked'}
        />
        <p className="desk-buttons">
          <Button type="submit" variant={isFinal(action) ? 'danger' : 'primary'}>
            {t(`do.${action}`)}
          </Button>
          <Button href={here} variant="quiet">
            {t('leave')}
          </Button>
        </p>
      </form>
    </section>
  );
}

function isFinal(action: OrderAction): boolean {
  return action === 'cancel' || action === 'return';
}
