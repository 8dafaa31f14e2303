import type { FormMemory } from '#runtime/block/command-form.tsx';
import { useMessages } from '#runtime/block/context.tsx';
import { PaymentChoice, paymentField } from '#runtime/checkout/payment-choice.tsx';
import { paymentIcons } from '#runtime/checkout/payment-icons.ts';
import { Html } from '#runtime/rich-text/html.tsx';
import { Icon } from '#runtime/ui/icon.tsx';
import type { PaymentMethod } from '#schemas/entities/checkout-methods.ts';
import styles from './view.module.css';

interface MethodsProps {
  readonly methods: readonly PaymentMethod[];
  readonly chosen: number | null;
  readonly form: FormMemory;
}

/** Whether a single method needs no choice: the provider's own form, or nothing to pay (CHK-P-07). */
function needsNoInput({ paymentType }: PaymentMethod): boolean {
  return paymentType === 'HPF' || paymentType === 'FREE';
}

/** Shows the only payment method; the order still needs its button, as the law requires. */
function Settled({ method }: { readonly method: PaymentMethod }) {
  const t = useMessages('checkout-payment');
  const { id, name, description, paymentType } = method;
  return (
    <div className={styles.settled}>
      <input type="hidden" name={paymentField} value={id} />
      <Icon name={paymentIcons[paymentType]} />
      <div>
        <p>
          {t('settled')} <strong>{name}</strong>
        </p>
        {description && <Html html={description} />}
      </div>
    </div>
  );
}

/** A single method is selected immediately; the order itself always needs its button (CHK-P-07). */
export function Methods({ methods, chosen, form }: MethodsProps) {
  const t = useMessages('checkout-payment');
  if (methods.length === 0) return <p>{t('none')}</p>;
  const [first] = methods;
  const only = methods.length === 1 ? first?.id : undefined;
  if (first && only !== undefined && needsNoInput(first)) return <Settled method={first} />;
  const value = form.value(paymentField, String(chosen ?? only ?? ''));
  return (
    <PaymentChoice
      label={t('question')}
      error={form.error(paymentField) ?? form.error('')}
      methods={methods}
      value={value}
    />
  );
}
