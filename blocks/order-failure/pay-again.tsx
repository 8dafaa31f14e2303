import { useCallback } from 'react';
import { CommandForm, useForm } from '#runtime/block/command-form.tsx';
import { useMessages } from '#runtime/block/context.tsx';
import { PaymentChoice, paymentField } from '#runtime/checkout/payment-choice.tsx';
import { CaptchaField } from '#runtime/forms/captcha/captcha-field.tsx';
import { useOrderFormat } from '#runtime/orders/order-format.ts';
import { Button } from '#runtime/ui/button.tsx';
import type { CaptchaSettings } from '#schemas/captcha.ts';
import type { OrderPayment } from '#schemas/entities/order.ts';
import styles from './view.module.css';

const command = 'payment.again';

interface PayAgainProps {
  readonly order: OrderPayment;
  readonly captcha: CaptchaSettings | null;
}

/** Retries the payment of the same order, with the failed method or another. */
export function PayAgain({ order, captcha }: PayAgainProps) {
  const t = useMessages('order-failure');
  const format = useOrderFormat(order.currency);
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
      {captcha && <Proof settings={captcha} methods={methods} />}
      <Button type="submit" variant="primary" wide icon="lock" busy={form.pending}>
        {t('pay', { total: format.price(total) })}
      </Button>
    </CommandForm>
  );
}

interface ProofProps extends Pick<OrderPayment, 'methods'> {
  readonly settings: CaptchaSettings;
}

/** After several failures a provider's method needs a captcha; other methods need none. */
function Proof({ settings, methods }: ProofProps) {
  const t = useMessages('order-failure');
  const isNeeded = useCallback(
    (form: HTMLFormElement) => {
      const chosen = Number(new FormData(form).get(paymentField));
      const type = methods.find(({ id }) => id === chosen)?.paymentType;
      return type === 'HPF' || type === 'PAYPAL';
    },
    [methods],
  );
  return (
    <>
      <p className={styles.coolDown}>{t('captcha')}</p>
      <CaptchaField
        settings={settings}
        action="payAgain"
        block="order-failure"
        isNeeded={isNeeded}
      />
    </>
  );
}
