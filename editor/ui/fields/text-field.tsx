import { TextField as AriaTextField, Input, TextArea } from 'react-aria-components';
import styles from './field.module.css';
import { ariaProps, FieldFoot, FieldHead, type FieldProps } from './field-parts.tsx';

export interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly type?: 'text' | 'email' | 'url' | 'tel' | 'password' | undefined;
  readonly placeholder?: string | undefined;
  /** What browsers and password managers may fill in. */
  readonly autoComplete?: 'username' | 'current-password' | 'off' | undefined;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { value, onChange, onBlur, type = 'text', placeholder, isReadOnly } = props;
  const { autoComplete = 'off' } = props;
  return (
    <AriaTextField
      {...ariaProps(props)}
      className={styles.field}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      type={type}
      isReadOnly={isReadOnly}
    >
      <FieldHead {...props} />
      <Input className={styles.input} placeholder={placeholder} autoComplete={autoComplete} />
      <FieldFoot {...props} />
    </AriaTextField>
  );
}

/** Several lines of text; grows with what is typed. */
export function TextAreaField(props: Omit<TextFieldProps, 'type'>) {
  const { value, onChange, onBlur, placeholder, isReadOnly } = props;
  return (
    <AriaTextField
      {...ariaProps(props)}
      className={styles.field}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      isReadOnly={isReadOnly}
    >
      <FieldHead {...props} />
      <TextArea className={`${styles.input} ${styles.area}`} placeholder={placeholder} />
      <FieldFoot {...props} />
    </AriaTextField>
  );
}
