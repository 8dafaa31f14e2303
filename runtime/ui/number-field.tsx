import { type ComponentProps, useRef } from 'react';
import controlStyles from './control.module.css';
import { Field, type FieldAppearance } from './field.tsx';
import { Icon } from './icon.tsx';
import styles from './number-field.module.css';

export type NumberFieldProps = FieldAppearance &
  Omit<ComponentProps<'input'>, keyof FieldAppearance | 'type' | 'ref'> & {
    readonly labels: { readonly less: string; readonly more: string };
  };

/** A number field with − and +; without scripts a plain number input. Steps trigger `onChange`. */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, required, hideLabel, labels, ...input } = props;
  const field = useRef<HTMLInputElement>(null);
  const step = (direction: 1 | -1) => {
    const element = field.current;
    if (!element) return;
    if (direction > 0) element.stepUp();
    else element.stepDown();
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const value = Number(input.value);
  const isAtEnd = (end: unknown) =>
    input.disabled || (input.value !== undefined && end !== undefined && value === Number(end));
  return (
    <Field {...{ label, hint, error, required, hideLabel, id: input.id }}>
      {(wire) => (
        <div className={styles.number}>
          <button
            type="button"
            className={styles.step}
            aria-label={labels.less}
            disabled={isAtEnd(input.min)}
            onClick={() => step(-1)}
          >
            <Icon name="minus" />
          </button>
          <input
            inputMode="numeric"
            {...input}
            {...wire}
            ref={field}
            type="number"
            className={controlStyles.control}
          />
          <button
            type="button"
            className={styles.step}
            aria-label={labels.more}
            disabled={isAtEnd(input.max)}
            onClick={() => step(1)}
          >
            <Icon name="plus" />
          </button>
        </div>
      )}
    </Field>
  );
}
