import { useEffect, useRef } from 'react';
import { useMessages, useSession } from '#runtime/block/context.tsx';
import type { ViewProps } from '#runtime/block/types.ts';
import { clearNote } from '#runtime/checkout/order-note.ts';
import { StepFrame } from '#runtime/checkout/step-frame.tsx';
import type { Data } from './data.ts';
import type { model } from './model.ts';
import { PaymentStep } from './payment-step.tsx';
import styles from './view.module.css';

export function View({ id, data }: ViewProps<typeof model, Data>) {
  const t = useMessages('checkout-payment');
  const cart = useSession((session) => session.cart);
  useForgetNote(cart?.id ?? null);
  const { progress } = data;
  if (!progress || !cart) return null;
  return (
    <div className={styles.root}>
      <div className="wrap">
        <StepFrame id={id} progress={progress} step="payment" t={t} summary={null}>
          <PaymentStep cart={cart} methods={data.methods} consents={data.consents} />
        </StepFrame>
      </div>
    </div>
  );
}

/** Deletes the note from the browser when the cart became an order or no longer exists. */
function useForgetNote(cartId: string | null): void {
  const last = useRef(cartId);
  useEffect(() => {
    if (cartId === null && last.current !== null) clearNote(last.current);
    last.current = cartId;
  }, [cartId]);
}
