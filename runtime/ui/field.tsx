import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

export interface FieldLook {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong and how to mend it; its presence marks the control invalid. */
  readonly error?: ReactNode;
  readonly required?: boolean | undefined;
  /** Keeps the label for screen readers only, where the place already says it. */
  readonly hideLabel?: boolean | undefined;
}

/** Attributes that tie a control to its label, hint and error. */
export interface FieldWire {
  readonly id: string;
  readonly required: boolean | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldLook {
  readonly id?: string | undefined;
  readonly children: (wire: FieldWire) => ReactNode;
}

/** Label above, hint and error below any one control. */
export function Field({ label, hint, error, required, hideLabel, id, children }: FieldProps) {
  const own = useId();
  const control = id ?? own;
  const hintId = hint ? `${control}-hint` : '';
  const errorId = error ? `${control}-error` : '';
  return (
    <div className={styles.field}>
      <label htmlFor={control} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
        {required && <Star />}
      </label>
      {children({
        id: control,
        required,
        'aria-describedby': `${errorId} ${hintId}`.trim() || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={errorId}>{error}</FieldError>
      <FieldHint id={hintId}>{hint}</FieldHint>
    </div>
  );
}

/** The sign of a required field; the control's own `required` says it to machines. */
export function Star() {
  return (
    <span className={styles.star} aria-hidden="true">
      {' *'}
    </span>
  );
}

interface NoteProps {
  readonly id: string;
  readonly children: ReactNode;
}

export function FieldError({ id, children }: NoteProps) {
  return children ? (
    <p id={id} className={styles.error}>
      <Icon name="circle-alert" />
      <span>{children}</span>
    </p>
  ) : null;
}

export function FieldHint({ id, children }: NoteProps) {
  return children ? (
    <p id={id} className={styles.hint}>
      {children}
    </p>
  ) : null;
}
