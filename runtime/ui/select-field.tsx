import type { ComponentProps } from 'react';
import styles from './control.module.css';
import { Field, type FieldAppearance } from './field.tsx';
import { Icon } from './icon.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export type SelectFieldProps = FieldAppearance &
  Omit<ComponentProps<'select'>, keyof FieldAppearance | 'children'> & {
    readonly options: readonly SelectOption[];
    /** Text of the first, empty option, such as "please choose". */
    readonly prompt?: string | undefined;
  };

/** A native select. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, required, hideLabel, options, prompt, ...select } = props;
  return (
    <Field {...{ label, hint, error, required, hideLabel, id: select.id }}>
      {(wire) => (
        <div className={styles.select}>
          <select {...select} {...wire} className={styles.control}>
            {prompt !== undefined && <option value="">{prompt}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </div>
      )}
    </Field>
  );
}
