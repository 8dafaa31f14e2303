import { ComboBox as AriaComboBox, Button, Input } from 'react-aria-components';
import { Icon } from '../icon.tsx';
import styles from './field.module.css';
import { ariaProps, FieldFoot, FieldHead } from './field-parts.tsx';
import { Options, type SelectProps } from './select.tsx';

/** Selects one of many options, found by typing. */
export function ComboBox(props: SelectProps) {
  const { options, value, onChange, onBlur, placeholder, isReadOnly } = props;
  return (
    <AriaComboBox
      {...ariaProps(props)}
      className={styles.field}
      value={value}
      onChange={(key) => key !== null && onChange(String(key))}
      onBlur={onBlur}
      isReadOnly={isReadOnly}
      menuTrigger="focus"
    >
      <FieldHead {...props} />
      <div className={styles.group}>
        <Input className={styles.input} placeholder={placeholder} />
        <Button className={styles.part}>
          <Icon name="chevron-down" />
        </Button>
      </div>
      <FieldFoot {...props} />
      <Options options={options} />
    </AriaComboBox>
  );
}
