import type { PaymentMethod } from '#schemas/entities/checkout-methods.ts';
import { Html } from '../rich-text/html.tsx';
import { RadioCard, RadioGroup } from '../ui/choice.tsx';
import { Icon } from '../ui/icon.tsx';
import { paymentIcons } from './payment-icons.ts';

/** Name of the form's field that holds the method. */
export const paymentField = 'paymentMethodId';

interface PaymentChoiceProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly methods: readonly PaymentMethod[];
  /** Id of the initially selected method, as the form holds it. */
  readonly value: string;
}

/** The payment methods, each with its text and icon. */
export function PaymentChoice({ label, error, methods, value }: PaymentChoiceProps) {
  return (
    <RadioGroup label={label} error={error}>
      {methods.map(({ id, name, description, paymentType }) => (
        <RadioCard
          key={id}
          name={paymentField}
          value={id}
          defaultChecked={String(id) === value}
          label={name}
          detail={description && <Html html={description} />}
          aside={<Icon name={paymentIcons[paymentType]} />}
        />
      ))}
    </RadioGroup>
  );
}
