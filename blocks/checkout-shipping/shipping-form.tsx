import { CommandForm, type FormMemory, useForm } from '#runtime/block/command-form.tsx';
import { useFormat, useMessages } from '#runtime/block/context.tsx';
import { stepHref } from '#runtime/checkout/checkout-progress.ts';
import layout from '#runtime/checkout/form-layout.module.css';
import { Html } from '#runtime/rich-text/html.tsx';
import type { VisitorCart } from '#runtime/store/session.ts';
import { Button } from '#runtime/ui/button.tsx';
import { RadioCard, RadioGroup } from '#runtime/ui/choice.tsx';
import type { DeliveryMethod } from '#schemas/entities/checkout-methods.ts';
import { Arrival } from './arrival.tsx';
import { branches } from './lazy-branches.ts';
import { useDeliveryTotal } from './use-delivery-total.ts';
import styles from './view.module.css';

const command = 'checkout.shipping';
const field = 'deliveryMethodId';

interface ShippingFormProps {
  readonly cart: VisitorCart;
  readonly methods: readonly DeliveryMethod[];
}

/** Step two (CHK-S-01 to CHK-S-03). */
export function ShippingForm({ cart, methods }: ShippingFormProps) {
  const t = useMessages('checkout-shipping');
  const form = useForm(command);
  const showTotal = useDeliveryTotal();
  if (methods.length === 0) return <NoMethods />;
  const only = methods.length === 1 ? methods[0]?.id : undefined;
  const chosen = form.value(field, String(cart.deliveryMethodId ?? only ?? ''));
  return (
    <CommandForm command={command} className={layout.form} onChange={showTotal}>
      <RadioGroup
        label={t('question')}
        error={form.error(field) ?? form.error('branchId') ?? form.error('')}
      >
        {methods.map((method) => (
          <Method
            key={method.id}
            method={method}
            cart={cart}
            form={form}
            isChosen={String(method.id) === chosen}
          />
        ))}
      </RadioGroup>
      <div className={styles.unscripted}>
        <Button type="submit" variant="quiet" name="stay" value="1">
          {t('updateTotal')}
        </Button>
      </div>
      <div className={layout.actions}>
        <Button variant="quiet" icon="arrow-left" href={stepHref('address')}>
          {t('step.back')}
        </Button>
        <Button
          type="submit"
          variant="primary"
          iconAfter="arrow-right"
          className={layout.onward}
          busy={form.pending}
        >
          {t('next')}
        </Button>
      </div>
    </CommandForm>
  );
}

interface MethodProps {
  readonly method: DeliveryMethod;
  readonly cart: VisitorCart;
  readonly form: FormMemory;
  readonly isChosen: boolean;
}

function Method({ method, cart, form, isChosen }: MethodProps) {
  const t = useMessages('checkout-shipping');
  const format = useFormat();
  const { id, name, description, price, options } = method;
  return (
    <RadioCard
      name={field}
      value={id}
      defaultChecked={isChosen}
      label={name}
      detail={
        <>
          {description && <Html html={description} />}
          <span className={styles.arrival}>
            <Arrival of={method} />
          </span>
        </>
      }
      aside={price === 0 ? t('free') : format.price(price)}
    >
      {options.length > 0 && <branches.Part method={method} cart={cart} form={form} />}
    </RadioCard>
  );
}

function NoMethods() {
  const t = useMessages('checkout-shipping');
  return (
    <div className={layout.form}>
      <p>{t('none')}</p>
      <div className={layout.actions}>
        <Button variant="primary" href={stepHref('address')}>
          {t('mend')}
        </Button>
      </div>
    </div>
  );
}
