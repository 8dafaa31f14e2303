import styles from './stepper.module.css';

export interface StepperProps {
  readonly label: string;
  /** Steps already made may be links back. */
  readonly steps: readonly { readonly label: string; readonly href?: string | undefined }[];
  /** Index of the step in hand. */
  readonly current: number;
  readonly labels: { readonly done: string };
}

/** A checkout line: marks passed, the one we are at, and the dashed course ahead. */
export function Stepper({ label, steps, current, labels }: StepperProps) {
  return (
    <nav aria-label={label} className={styles.stepper}>
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
