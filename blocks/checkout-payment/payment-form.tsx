import { type RefObject, useState } from 'react';
import { CommandForm, type FormMemory } from '#runtime/block/command-form.tsx';
import { useMessages, useRuntime } from '#runtime/block/context.tsx';
import { stepHref } from '#runtime/checkout/checkout-progress.ts';
import { Consents } from '#runtime/checkout/consents.tsx';
import { needsWaiver, waiverField } from '#runtime/checkout/digital-waiver.ts';
import layout from '#runtime/checkout/form-layout.module.css';
import { goods } from '#runtime/checkout/lazy-components.ts';
import { Totals } from '#runtime/checkout/totals.tsx';
import { usePersistentForm } from '#runtime/checkout/use-persistent-form.ts';
import type { VisitorCart } from '#runtime/store/session.ts';
import { Button } from '#runtime/ui/button.tsx';
import { Checkbox } from '#runtime/ui/choice.tsx';
import type { Data } from './data.ts';
import { giftFields } from './lazy-gift-fields.ts';
import { Methods } from './methods.tsx';
import { NoteField } from './note-field.tsx';
import { command } from './order-command.ts';
import styles from './view.module.css';

export interface PaymentFormProps extends Pick<Data, 'methods' | 'consents'> {
  readonly cart: VisitorCart;
  readonly reviewTitle: Title;
}

type Title = RefObject<HTMLHeadingElement | null>;

/** Step three (CHK-P-01 to CHK-P-06): its button places the order, without another step. */
export function PaymentForm({ cart, methods, consents, reviewTitle }: PaymentFormProps) {
  const t = useMessages('checkout-payment');
  const { page } = useRuntime();
  const form = usePersistentForm(command);
  // The error disappears when the box is checked, until the next response of the server.
  const [isTicked, setTicked] = useState(false);
  const isWaiverMissing = !isTicked && form.error(waiverField) !== undefined;
  return (
    <CommandForm
      command={command}
      hidden={{
        seenCurrency: page.site.currency.code,
        ...(cart.viewHash !== undefined && { viewHash: cart.viewHash }),
      }}
      className={layout.form}
      onSubmit={() => setTicked(false)}
    >
      <Methods methods={methods} chosen={cart.paymentMethodId} form={form} />
      <div id="payment-buttons" className={styles.external} />
      <NoteField cart={cart} form={form} />
      <giftFields.Part />
      <Consents list={consents} form={form} t={t} />
      {needsWaiver(cart) && (
        <Checkbox
          name={waiverField}
          value="1"
          label={t('waiver')}
          required
          error={isWaiverMissing ? t('waiverMissing') : undefined}
          onChange={({ target }) => setTicked(target.checked)}
          defaultChecked={form.value(waiverField) !== ''}
        />
      )}
      <Confirmation cart={cart} form={form} title={reviewTitle} />
    </CommandForm>
  );
}

interface ConfirmationProps {
  readonly cart: VisitorCart;
  readonly form: FormMemory;
  readonly title: Title;
}

/**
 * Goods and totals directly above the order button: the law prescribes them and the button's label (CRD
 * 8(2)).
 */
function Confirmation({ cart, form, title }: ConfirmationProps) {
  const t = useMessages('checkout-payment');
  return (
    <div className={styles.review}>
      <h3 ref={title} tabIndex={-1} className={styles.reviewTitle}>
        {t('review')}
      </h3>
      <goods.Part items={cart.items} t={t} />
      <Totals cart={cart} t={t} />
      <Button type="submit" variant="primary" wide icon="lock" busy={form.pending}>
        {t(cart.prices.converted.orderTotal === 0 ? 'orderFree' : 'order')}
      </Button>
      <Button
        variant="quiet"
        icon="arrow-left"
        href={stepHref(cart.digitalOnly ? 'address' : 'shipping')}
      >
        {t('step.back')}
      </Button>
    </div>
  );
}
