import { useHref, useMessages } from '#runtime/block/context.tsx';
import layout from '#runtime/checkout/form-layout.module.css';
import { blockedGoods } from '#runtime/checkout/lazy-components.ts';
import { canCheckOut, isBlocked as isBlockedLine, lineId } from '#runtime/checkout/stock.ts';
import { useFocusOnArrival, useFocusOnChange } from '#runtime/checkout/use-focus-on-arrival.ts';
import { Button } from '#runtime/ui/button.tsx';
import { command } from './order-command.ts';
import { PaymentForm, type PaymentFormProps } from './payment-form.tsx';
import styles from './view.module.css';

type PaymentStepProps = Omit<PaymentFormProps, 'reviewTitle'>;

/**
 * Lines that cannot be ordered replace the form until they are fixed; its typed values stay in hidden fields.
 */
export function PaymentStep(props: PaymentStepProps) {
  const t = useMessages('checkout-payment');
  const href = useHref();
  const { items, viewHash } = props.cart;
  const isBlocked = !canCheckOut(props.cart);
  const blocked = items.find(isBlockedLine);
  const blockedTitle = useFocusOnArrival(isBlocked);
  const reviewTitle = useFocusOnArrival(!isBlocked);
  useFocusOnChange(viewHash, isBlocked ? blockedTitle : reviewTitle);
  return (
    <>
      {isBlocked && (
        <div className={layout.form}>
          <h3 ref={blockedTitle} tabIndex={-1} className={styles.blocked}>
            {t('blocked')}
          </h3>
          <blockedGoods.Part items={items} t={t} inPlaceOf={command} />
          <div className={layout.actions}>
            <Button href={`${href('screen:cart')}${blocked ? `#${lineId(blocked)}` : ''}`}>
              {t('toCart')}
            </Button>
          </div>
        </div>
      )}
      <div hidden={isBlocked}>
        <PaymentForm {...props} reviewTitle={reviewTitle} />
      </div>
    </>
  );
}
