import { CommandForm, useForm } from '#runtime/block/command-form.tsx';
import { useFormat, useMessages } from '#runtime/block/context.tsx';
import { paymentIcons } from '#runtime/checkout/payment-icons.ts';
import { Html } from '#runtime/rich-text/html.tsx';
import { Button } from '#runtime/ui/button.tsx';
import { RadioCard, RadioGroup } from '#runtime/ui/choice.tsx';
import { Icon } from '#runtime/ui/icon.tsx';
import type { OrderPayment } from '#schemas/entities/order.ts';
import styles from './view.module.css';

const command = 'payment.again';
const field = 'paymentMethodId';

/** The same order once more: in the way that failed, or another. */
export function PayAgain({ order }: { readonly order: OrderPayment }) {
  const t = useMessages('order-failure');
  const format = useFormat();
  const form = useForm(command);
  const { orderSlug, methods, chosen, coolDown, total } = order;
  const known = methods.some(({ id }) => id === chosen) ? chosen : methods[0]?.id;
  const value = form.value(field, String(known ?? ''));
  return (
    <CommandForm command={command} hidden={{ orderSlug }} className={styles.again}>
      {coolDown && <p className={styles.coolDown}>{t('coolDown')}</p>}
      <RadioGroup label={t('question')} error={form.error(field) ?? form.error('')}>
        {methods.map(({ id, name, description, paymentType }) => (
          <RadioCard
            key={id}
            name={field}
            value={id}
            defaultChecked={String(id) === value}
            label={name}
            detail={description && <Html html={description} />}
            aside={<Icon name={paymentIcons[paymentType]} />}
          />
        ))}
      </RadioGroup>
      <Button type="submit" variant="primary" wide icon="lock" busy={form.pending}>
        {t('pay', { total: format.price(total) })}
      </Button>
    </CommandForm>
  );
}
