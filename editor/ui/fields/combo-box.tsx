import { use } from 'react';
import {
  ComboBox as AriaComboBox,
  Button,
  ComboBoxStateContext,
  Input,
} from 'react-aria-components';
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
      menuTrigger="input"
    >
      <FieldHead {...props} />
      <div className={styles.group}>
        <OpeningInput placeholder={placeholder} />
        <Button className={styles.part}>
          <Icon name="chevron-down" />
        </Button>
      </div>
      <FieldFoot {...props} />
      <Options options={options} />
    </AriaComboBox>
  );
}

/**
 * Opens the list once it has the focus. A scroll closes the list, and the browser may scroll to a field that gets
 * the focus; the next frame begins after that scroll.
 */
function OpeningInput({ placeholder }: Pick<SelectProps, 'placeholder'>) {
  const list = use(ComboBoxStateContext);
  const openIfFocused = (input: HTMLInputElement) => {
    if (document.activeElement === input) list?.open(null, 'manual');
  };
  return (
    <Input
      className={styles.input}
      placeholder={placeholder}
      onFocus={({ currentTarget }) => requestAnimationFrame(() => openIfFocused(currentTarget))}
    />
  );
}
