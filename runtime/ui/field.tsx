import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

export interface FieldAppearance {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The error and how to correct it; marks the control as invalid. */
  readonly error?: ReactNode;
  readonly required?: boolean | undefined;
  /** Hides the label visually where the context already names the field. */
  readonly hideLabel?: boolean | undefined;
}

/** Attributes that connect a control to its label, hint and error. */
export interface FieldWire {
  readonly id: string;
  readonly required: boolean | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldAppearance {
  readonly id?: string | undefined;
  readonly children: (wire: FieldWire) => ReactNode;
}

/** Label above, hint and error below a control. */
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

/**
 * Marks a required field visually; the control's own `required` serves assistive technology. Its space does not
 * break, so that no line holds the star alone.
 */
export function Star() {
  return (
    <span className={styles.star} aria-hidden="true">
      {'\u00a0*'}
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
