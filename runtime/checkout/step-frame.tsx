import type { ReactNode } from 'react';
import type { CheckoutStep } from '../commands/checkout/steps.ts';
import type { Translate } from '../i18n/translator.ts';
import { Icon } from '../ui/icon.tsx';
import { type CheckoutProgress, stateOf, stepHref } from './checkout-progress.ts';
import styles from './step-frame.module.css';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

interface StepFrameProps {
  readonly id: string;
  readonly progress: CheckoutProgress;
  readonly step: CheckoutStep;
  readonly t: Translate;
  /** Summary of the completed step. */
  readonly summary: ReactNode;
  /** The step's form, shown while it is the current step. */
  readonly children: ReactNode;
}

/** One step of the checkout: its form, its summary with a link back, or only its name when it is upcoming. */
export function StepFrame({ id, progress, step, t, summary, children }: StepFrameProps) {
  const state = stateOf(progress, step);
  const heading = useFocusOnArrival(state === 'current');
  if (state === 'absent') return null;
  const titleId = `${id}-title`;
  const name = t(`step.${step}`);
  return (
    <section className={styles.step} data-stage={state} aria-labelledby={titleId}>
      <header className={styles.head}>
        <span className={styles.mark} aria-hidden="true">
          {state === 'done' ? <Icon name="check" /> : progress.steps.indexOf(step) + 1}
        </span>
        <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
          {name}
          {state === 'done' && <span className="visually-hidden"> ({t('step.done')})</span>}
        </h2>
        {state === 'done' && (
          <a
            className={styles.change}
            href={stepHref(step)}
            aria-label={t('step.changeNamed', { step: name })}
          >
            {t('step.change')}
          </a>
        )}
      </header>
      {state === 'current' && <div className={styles.form}>{children}</div>}
      {state === 'done' && <div className={styles.summary}>{summary}</div>}
    </section>
  );
}
