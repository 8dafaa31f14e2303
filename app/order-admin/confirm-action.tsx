import { Button } from '#runtime/ui/button.tsx';
import { TextArea, TextField } from '#runtime/ui/text-field.tsx';
import { decimalText } from '#schemas/money/decimal-text.ts';
import { digitsOf } from '#schemas/money/site-currency.ts';
import type { OrderAdminPage } from '#server/services/orders/admin/order-admin-page.ts';
import type { OrderAction } from '#server/services/orders/admin/possible-actions.ts';
import { errorText } from './error-text.ts';
import type { OrderAdmin } from './order-admin.ts';
import { ParcelFields, TrackingFields } from './parcel-fields.tsx';

interface ConfirmProps {
  readonly admin: OrderAdmin;
  readonly page: Extract<OrderAdminPage, { kind: 'order' }>;
  readonly action: OrderAction;
}

/** Describes an action before it happens. */
export function ConfirmAction({ admin, page, action }: ConfirmProps) {
  const { t, path, price } = admin;
  const { file, error, typed } = page;
  const { order } = file;
  const here = `${path}/${order.number}`;
  const reason = error ? errorText(admin, error, action) : undefined;
  const at = (field: string) => (error?.field === field ? reason : undefined);
  const isCash = order.payment_type === 'COD' && order.paid_at === null;
  return (
    <section id="confirm" className="admin-confirm" aria-labelledby="confirm-title">
      <h2 id="confirm-title">{t(`do.${action}`)}</h2>
      <p>{t(`confirm.${action}`)}</p>
      {isCash && (action === 'deliver' || action === 'collect') && <p>{t('confirm.cash')}</p>}
      {error && error.field === undefined && (
        <p className="admin-error" role="alert">
          {reason}
        </p>
      )}
      <form method="post" action={here}>
        <input type="hidden" name="do" value={action} />
        <input type="hidden" name="state" value={order.state} />
        {action === 'ship' && <ParcelFields admin={admin} file={file} typed={typed} errorAt={at} />}
        {action === 'track' && (
          <TrackingFields admin={admin} file={file} typed={typed} errorAt={at} />
        )}
        {action === 'refund' && order.order_total > 0 && (
          <TextField
            name="amount"
            label={t('amountLabel')}
            hint={t('amountHint', { total: price(order.order_total) })}
            inputMode="decimal"
            defaultValue={
              typed['amount'] ?? decimalText(order.order_total, digitsOf(order.currency))
            }
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
        <p className="admin-buttons">
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
