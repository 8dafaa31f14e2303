import styles from './stepper.module.css';

export interface StepperProps {
  readonly label: string;
  /** Completed steps may be links back. */
  readonly steps: readonly { readonly label: string; readonly href?: string | undefined }[];
  /** Index of the current step. */
  readonly current: number;
  readonly labels: { readonly done: string };
}

/** Checkout progress: completed steps, the current one, and a dashed line to the upcoming ones. */
export function Stepper({ label, steps, current, labels }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.line}>
        {steps.map((step, index) => {
          const isDone = index < current;
          return (
            <li
              key={step.label}
              data-state={isDone ? 'done' : index === current ? 'current' : 'ahead'}
              aria-current={index === current ? 'step' : undefined}
            >
              <i className={styles.mark} aria-hidden="true" />
              {isDone && step.href ? (
                <a href={step.href}>{step.label}</a>
              ) : (
                <span>{step.label}</span>
              )}
              {isDone && <span className="visually-hidden">{` (${labels.done})`}</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
