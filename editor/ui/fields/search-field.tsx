import { SearchField as AriaSearchField, Button, Group, Input } from 'react-aria-components';
import { Icon } from '../icon.tsx';
import styles from './field.module.css';
import { ariaProps, FieldFoot, FieldHead, type FieldProps } from './field-parts.tsx';

export interface SearchFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called on Enter. */
  readonly onSubmit?: ((value: string) => void) | undefined;
  readonly placeholder?: string | undefined;
}

/** A search field. Escape and the cross clear it. */
export function SearchField(props: SearchFieldProps) {
  const { value, onChange, onSubmit, placeholder, isReadOnly } = props;
  return (
    <AriaSearchField
      {...ariaProps(props)}
      className={styles.field}
      value={value}
      onChange={onChange}
      onSubmit={onSubmit}
      isReadOnly={isReadOnly}
    >
      <FieldHead {...props} />
      <Group className={styles.group}>
        <Input className={styles.input} placeholder={placeholder} />
        {value !== '' && (
          <Button className={styles.part}>
            <Icon name="x" />
          </Button>
        )}
      </Group>
      <FieldFoot {...props} />
    </AriaSearchField>
  );
}
