import { useMessages, useSession } from '#runtime/block/context.tsx';
import type { ViewProps } from '#runtime/block/types.ts';
import { StepFrame } from '#runtime/checkout/step-frame.tsx';
import type { VisitorCart } from '#runtime/store/session.ts';
import type { Data } from './data.ts';
import type { model } from './model.ts';
import { ShippingForm } from './shipping-form.tsx';
import styles from './view.module.css';

export function View({ id, data }: ViewProps<typeof model, Data>) {
  const t = useMessages('checkout-shipping');
  const cart = useSession((session) => session.cart);
  const { voyage, methods } = data;
  if (!voyage || !cart) return null;
  return (
    <div className={styles.root}>
      <div className="wrap">
        <StepFrame
          id={id}
          voyage={voyage}
          step="shipping"
          t={t}
          summary={<p>{chosenName(cart, methods)}</p>}
        >
          <ShippingForm cart={cart} methods={methods} />
        </StepFrame>
      </div>
    </div>
  );
}

function chosenName(cart: VisitorCart, methods: Data['methods']): string {
  const method = methods.find(({ id }) => id === cart.deliveryMethodId);
  const branch = method?.options.find(({ id }) => id === cart.options.deliveryBranchId);
  return [method?.name ?? cart.deliveryName, branch?.name].filter(Boolean).join(' · ');
}
