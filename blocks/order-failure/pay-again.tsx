import { CommandForm, useForm } from '#runtime/block/command-form.tsx';
import { useFormat, useMessages } from '#runtime/block/context.tsx';
import { PaymentChoice, paymentField } from '#runtime/checkout/payment-choice.tsx';
import { Button } from '#runtime/ui/button.tsx';
import type { OrderPayment } from '#schemas/entities/order.ts';
import styles from './view.module.css';

const command = 'payment.again';

/** The same order once more: in the way that failed, or another. */
export function PayAgain({ order }: { readonly order: OrderPayment }) {
  const t = useMessages('order-failure');
  const format = useFormat();
  const form = useForm(command);
  const { orderSlug, methods, chosen, coolDown, total } = order;
  const known = methods.some(({ id }) => id === chosen) ? chosen : methods[0]?.id;
  const value = form.value(paymentField, String(known ?? ''));
  return (
    <CommandForm command={command} hidden={{ orderSlug }} className={styles.again}>
      {coolDown && <p className={styles.coolDown}>{t('coolDown')}</p>}
      <PaymentChoice
        label={t('question')}
        error={form.error(paymentField) ?? form.error('')}
        methods={methods}
        value={value}
      />
      <Button type="submit" variant="primary" wide icon="lock" busy={form.pending}>
        {t('pay', { total: format.price(total) })}
      </Button>
    </CommandForm>
  );
}
