import { NumberField as AriaNumberField, Button, Group } from 'react-aria-components';
import { Icon } from '../icon.tsx';
import styles from './field.module.css';
import { ariaProps, FieldFoot, FieldHead, type FieldProps } from './field-parts.tsx';
import { NumberInput } from './number-input.tsx';

export interface NumberFieldProps extends FieldProps {
  /** Undefined while the field is empty. */
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
  readonly format?: Intl.NumberFormatOptions | undefined;
}

/** A number in the format of the editor's language. Changes on blur or step. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, min, max, step, format, isReadOnly } = props;
  return (
    <AriaNumberField
      {...ariaProps(props)}
      className={styles.field}
      value={value ?? Number.NaN}
      onChange={(number) => onChange(Number.isNaN(number) ? undefined : number)}
      minValue={min}
      maxValue={max}
      step={step}
      formatOptions={format}
      isReadOnly={isReadOnly}
    >
      <FieldHead {...props} />
      <Group className={styles.group}>
        <NumberInput />
        <Button slot="decrement" className={styles.part}>
          <Icon name="minus" />
        </Button>
        <Button slot="increment" className={styles.part}>
          <Icon name="plus" />
        </Button>
      </Group>
      <FieldFoot {...props} />
    </AriaNumberField>
  );
}
