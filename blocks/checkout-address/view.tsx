import { useEffect } from 'react';
import { useMessages, useSession } from '#runtime/block/context.tsx';
import type { ViewProps } from '#runtime/block/types.ts';
import { type CheckoutProgress, stepHref } from '#runtime/checkout/checkout-progress.ts';
import { EmptyCart } from '#runtime/checkout/empty-cart.tsx';
import { StepFrame } from '#runtime/checkout/step-frame.tsx';
import { Spinner } from '#runtime/ui/loading.tsx';
import { Stepper } from '#runtime/ui/stepper.tsx';
import { AddressForm } from './address-form.tsx';
import type { Data } from './data.ts';
import { addressSummary } from './lazy-parts.ts';
import type { model } from './model.ts';
import styles from './view.module.css';

export function View({ id, options, data }: ViewProps<typeof model, Data>) {
  const t = useMessages('checkout-address');
  const cart = useSession((session) => session.cart);
  const { progress } = data;
  useStepInAddress(progress);
  if (!progress) {
    return (
      <div className={styles.root}>
        <div className="wrap">
          <EmptyCart t={t} picture={options.emptyPicture} level={1} />
        </div>
      </div>
    );
  }
  return (
    <div className={styles.root}>
      <div className="wrap">
        <h1 className={styles.title}>{options.title || t('title')}</h1>
        <ProgressLine progress={progress} />
        {cart ? (
          <StepFrame
            id={id}
            progress={progress}
            step="address"
            t={t}
            summary={<addressSummary.Part cart={cart} countries={data.countries} />}
          >
            <AddressForm
              key={`${data.chosen.address} ${data.chosen.billing}`}
              data={data}
              addressFields={cart.addressFields}
            />
          </StepFrame>
        ) : (
          // The cart became an order; its page is loading.
          <div className={styles.placing}>
            <Spinner label={t('placing')} />
            <p>{t('placing')}</p>
          </div>
        )}
      </div>
    </div>
  );
}

/** Adds the current step to the URL of a checkout opened without one, so Back returns to that step. */
function useStepInAddress(progress: CheckoutProgress | null): void {
  const step = progress?.current;
  useEffect(() => {
    const isNamed = new URLSearchParams(location.search).has('step');
    if (step && !isNamed) history.replaceState(history.state, '', stepHref(step));
  }, [step]);
}

function ProgressLine({ progress }: { readonly progress: CheckoutProgress }) {
  const t = useMessages('checkout-address');
  return (
    <div className={styles.progress}>
      <Stepper
        label={t('progress')}
        current={progress.steps.indexOf(progress.current)}
        labels={{ done: t('step.done') }}
        steps={progress.steps.map((step) => ({ label: t(`step.${step}`), href: stepHref(step) }))}
      />
    </div>
  );
}
