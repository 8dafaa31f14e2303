import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './choice.module.css';
import { type FieldAppearance, FieldError, FieldHint, Star } from './field.tsx';

export type CheckboxProps = Omit<FieldAppearance, 'hideLabel'> &
  Omit<ComponentProps<'input'>, keyof FieldAppearance | 'type'>;

/** One checkbox with its label. */
export function Checkbox({ label, hint, error, required, ...input }: CheckboxProps) {
  const own = useId();
  const id = input.id ?? own;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.checkbox}>
      <label className={styles.line}>
        <input
          {...input}
          id={id}
          type="checkbox"
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        <span>
          {label}
          {required && <Star />}
        </span>
      </label>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <FieldHint id={`${id}-hint`}>{hint}</FieldHint>
    </div>
  );
}

export interface RadioGroupProps extends FieldAppearance {
  readonly children: ReactNode;
}

/** Groups `Radio` and `RadioCard` choices of one name under one label. */
export function RadioGroup({ label, hint, error, required, hideLabel, children }: RadioGroupProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset className={styles.group} aria-describedby={described || undefined}>
      <legend className={hideLabel ? 'visually-hidden' : styles.legend}>
        {label}
        {required && <Star />}
      </legend>
      <FieldHint id={`${id}-hint`}>{hint}</FieldHint>
      {children}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}

export interface RadioProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: ReactNode;
}

/** One plain radio button of a group. */
export function Radio({ label, ...input }: RadioProps) {
  return (
    <label className={styles.line}>
      <input {...input} type="radio" />
      <span>{label}</span>
    </label>
  );
}

export interface RadioCardProps extends RadioProps {
  readonly detail?: ReactNode;
  /** Text at the end of the first line, such as a price. */
  readonly aside?: ReactNode;
  /** Additional fields, shown only while the card is selected. */
  readonly children?: ReactNode;
}

/** One radio button as a framed card: delivery, payment. */
export function RadioCard({ label, detail, aside, children, ...input }: RadioCardProps) {
  return (
    <div className={styles.card}>
      <label className={styles.line}>
        <input {...input} type="radio" />
        <span className={styles.name}>{label}</span>
        {aside && <span className={styles.aside}>{aside}</span>}
        {detail && <span className={styles.detail}>{detail}</span>}
      </label>
      {children && <div className={styles.more}>{children}</div>}
    </div>
  );
}
