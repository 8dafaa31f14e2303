import { useMessages, useSession } from '#runtime/block/context.tsx';
import type { ViewProps } from '#runtime/block/types.ts';
import { StepFrame } from '#runtime/checkout/step-frame.tsx';
import type { VisitorCart } from '#runtime/store/session.ts';
import { Arrival } from './arrival.tsx';
import type { Data } from './data.ts';
import type { model } from './model.ts';
import { ShippingForm } from './shipping-form.tsx';
import styles from './view.module.css';

export function View({ id, data }: ViewProps<typeof model, Data>) {
  const t = useMessages('checkout-shipping');
  const cart = useSession((session) => session.cart);
  const { progress, methods } = data;
  if (!progress || !cart) return null;
  return (
    <div className={styles.root}>
      <div className="wrap">
        <StepFrame
          id={id}
          progress={progress}
          step="shipping"
          t={t}
          summary={<Chosen cart={cart} methods={methods} />}
        >
          <ShippingForm cart={cart} methods={methods} />
        </StepFrame>
      </div>
    </div>
  );
}

interface ChosenProps extends Pick<Data, 'methods'> {
  readonly cart: VisitorCart;
}

function Chosen({ cart, methods }: ChosenProps) {
  const method = methods.find(({ id }) => id === cart.deliveryMethodId);
  const branch = method?.options.find(({ id }) => id === cart.options.deliveryBranchId);
  return (
    <>
      <p>{[method?.name ?? cart.deliveryName, branch?.name].filter(Boolean).join(' · ')}</p>
      {method && (
        <p>
          <Arrival of={method} branch={branch} />
        </p>
      )}
    </>
  );
}
