import type { FormMemory } from '#runtime/block/command-form.tsx';
import { useMessages } from '#runtime/block/context.tsx';
import { Html } from '#runtime/rich-text/html.tsx';
import { RadioCard, RadioGroup } from '#runtime/ui/choice.tsx';
import { Icon } from '#runtime/ui/icon.tsx';
import type { IconName } from '#runtime/ui/icons/icon-names.ts';
import type { PaymentMethod } from '#schemas/entities/checkout-methods.ts';

const field = 'paymentMethodId';

const icons = {
  COD: 'banknote',
  BANK: 'landmark',
  HPF: 'credit-card',
  PAYPAL: 'credit-card',
  FREE: 'gift',
} as const satisfies Record<PaymentMethod['paymentType'], IconName>;

interface MethodsProps {
  readonly methods: readonly PaymentMethod[];
  readonly chosen: number | null;
  readonly form: FormMemory;
}

/** The only method is taken at once; the order itself always waits for its button (CHK-P-07). */
export function Methods({ methods, chosen, form }: MethodsProps) {
  const t = useMessages('checkout-payment');
  if (methods.length === 0) return <p>{t('none')}</p>;
  const only = methods.length === 1 ? methods[0]?.id : undefined;
  const value = form.value(field, String(chosen ?? only ?? ''));
  return (
    <RadioGroup label={t('question')} error={form.error(field) ?? form.error('')}>
      {methods.map(({ id, name, description, paymentType }) => (
        <RadioCard
          key={id}
          name={field}
          value={id}
          defaultChecked={String(id) === value}
          label={name}
          detail={description && <Html html={description} />}
          aside={<Icon name={icons[paymentType]} />}
        />
      ))}
    </RadioGroup>
  );
}
