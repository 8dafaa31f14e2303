import type { ReactNode } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import type { FieldProps } from '../fields/field-parts.tsx';
import { Select } from '../fields/select.tsx';
import { TextAreaField, TextField, type TextFieldProps } from '../fields/text-field.tsx';
import styles from './fields.module.css';

interface TextLineProps extends Omit<TextFieldProps, 'errors'> {
  readonly help?: ReactNode;
  /** Error of the value; marks the field as invalid. */
  readonly error?: string | null;
  /** Whether the text may have several lines. */
  readonly isLong?: boolean;
}

export function TextLine({ error, isLong = false, ...rest }: TextLineProps) {
  const Field = isLong ? TextAreaField : TextField;
  return <Field errors={error ? [error] : []} {...rest} />;
}

export interface Alternative<V extends string> {
  readonly id: V;
  readonly label: string;
}

interface ChoiceProps<V extends string> extends Pick<FieldProps, 'label' | 'isLabelHidden'> {
  readonly alternatives: readonly Alternative<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/** Selects one option from a drop-down list. */
export function Choice<V extends string>({ alternatives, onChange, ...rest }: ChoiceProps<V>) {
  return <Select options={alternatives} onChange={(id) => onChange(id as V)} {...rest} />;
}

/** Selects one of a few options, which are shown side by side. */
export function Segments<V extends string>(props: ChoiceProps<V>) {
  const { label, isLabelHidden = false, alternatives, value, onChange } = props;
  return (
    <RadioGroup
      className={styles.field}
      orientation="horizontal"
      aria-label={isLabelHidden ? label : undefined}
      value={value}
      onChange={(key) => onChange(key as V)}
    >
      {!isLabelHidden && <Label className={styles.label}>{label}</Label>}
      <div className={styles.segments}>
        {alternatives.map(({ id, label: texts }) => (
          <Radio key={id} value={id} className={styles.segment}>
            {texts}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
