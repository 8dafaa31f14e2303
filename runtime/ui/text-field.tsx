import type { ComponentProps } from 'react';
import styles from './control.module.css';
import { Field, type FieldAppearance } from './field.tsx';

export type TextFieldProps = FieldAppearance & Omit<ComponentProps<'input'>, keyof FieldAppearance>;

/** One line of text; `type` may be any typed input (email, tel, password, search, date). */
export function TextField({ label, hint, error, required, hideLabel, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, required, hideLabel, id: input.id }}>
      {(wire) => <input type="text" {...input} {...wire} className={styles.control} />}
    </Field>
  );
}
