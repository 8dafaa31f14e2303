import { useId } from 'react';
import {
  Checkbox as AriaCheckbox,
  CheckboxGroup as AriaCheckboxGroup,
  RadioGroup as AriaRadioGroup,
  Switch as AriaSwitch,
  Radio,
} from 'react-aria-components';
import { Icon } from '../icon.tsx';
import styles from './field.module.css';
import { ariaProps, FieldFoot, FieldHead, type FieldProps, PlainFoot } from './field-parts.tsx';
import type { Option } from './select.tsx';

export interface CheckboxProps extends FieldProps {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
}

export function Checkbox(props: CheckboxProps) {
  const { label, isSelected, onChange, isReadOnly, mark, errors = [] } = props;
  const footId = useId();
  return (
    <div className={styles.field}>
      <span className={styles.head}>
        <AriaCheckbox
          className={styles.choice}
          isSelected={isSelected}
          onChange={onChange}
          isReadOnly={isReadOnly}
          isInvalid={errors.length > 0}
          aria-describedby={footId}
        >
          <span className={styles.box}>{isSelected && <Icon name="check" />}</span>
          <span>{label}</span>
        </AriaCheckbox>
        {mark && <span className={styles.mark}>{mark}</span>}
      </span>
      <PlainFoot id={footId} {...props} />
    </div>
  );
}

/** A switch that takes effect at once. */
export function Switch(props: CheckboxProps) {
  const { label, isSelected, onChange, isReadOnly } = props;
  const footId = useId();
  return (
    <div className={styles.field}>
      <AriaSwitch
        className={styles.choice}
        isSelected={isSelected}
        onChange={onChange}
        isReadOnly={isReadOnly}
        aria-describedby={footId}
      >
        <span className={styles.track} />
        <span>{label}</span>
      </AriaSwitch>
      <PlainFoot id={footId} {...props} />
    </div>
  );
}

export interface CheckboxGroupProps extends FieldProps {
  readonly options: readonly Option[];
  readonly value: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

export function CheckboxGroup(props: CheckboxGroupProps) {
  const { options, value, onChange, isReadOnly } = props;
  const { autoFocus: _, ...aria } = ariaProps(props);
  return (
    <AriaCheckboxGroup
      {...aria}
      className={styles.field}
      value={[...value]}
      onChange={onChange}
      isReadOnly={isReadOnly}
    >
      <FieldHead {...props} />
      <div className={styles.columns}>
        {options.map(({ id, label }) => (
          <AriaCheckbox key={id} value={id} className={styles.choice}>
            {({ isSelected }) => (
              <>
                <span className={styles.box}>{isSelected && <Icon name="check" />}</span>
                <span>{label}</span>
              </>
            )}
          </AriaCheckbox>
        ))}
      </div>
      <FieldFoot {...props} />
    </AriaCheckboxGroup>
  );
}

export interface RadioGroupProps extends FieldProps {
  readonly options: readonly Option[];
  readonly value: string | null;
  readonly onChange: (id: string) => void;
}

export function RadioGroup(props: RadioGroupProps) {
  const { options, value, onChange, isReadOnly } = props;
  const { autoFocus: _, ...aria } = ariaProps(props);
  return (
    <AriaRadioGroup
      {...aria}
      className={styles.field}
      value={value}
      onChange={onChange}
      isReadOnly={isReadOnly}
    >
      <FieldHead {...props} />
      <div className={styles.choices}>
        {options.map(({ id, label, picture }) => (
          <Radio key={id} value={id} className={styles.choice}>
            <span className={`${styles.box} ${styles.round}`} />
            {picture}
            <span>{label}</span>
          </Radio>
        ))}
      </div>
      <FieldFoot {...props} />
    </AriaRadioGroup>
  );
}
