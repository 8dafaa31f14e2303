import { type ChangeEvent, useId } from 'react';
import styles from './field.module.css';
import { type FieldProps, PlainFoot, PlainHead } from './field-parts.tsx';

export interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly type?: 'text' | 'email' | 'url' | 'tel' | 'password' | undefined;
  readonly placeholder?: string | undefined;
  /** Autofill type for browsers and password managers. */
  readonly autoComplete?: 'username' | 'current-password' | 'one-time-code' | 'off' | undefined;
}

/**
 * A single-line text field. It renders on every keystroke, so it does not use react-aria's text field, which
 * adds nothing for plain text and costs more than the rest of the form's work per key.
 */
export function TextField(props: TextFieldProps) {
  const { type = 'text', autoComplete = 'off' } = props;
  const { id, control } = useControl(props);
  return (
    <TextParts {...props} id={id}>
      <input {...control} className={styles.input} type={type} autoComplete={autoComplete} />
    </TextParts>
  );
}

/** A multiline text field that grows with its content. */
export function TextAreaField(props: Omit<TextFieldProps, 'type'>) {
  const { id, control } = useControl(props);
  return (
    <TextParts {...props} id={id}>
      <textarea {...control} className={`${styles.input} ${styles.area}`} />
    </TextParts>
  );
}

/** Props of the control itself. */
function useControl(props: TextFieldProps) {
  const { value, onChange, onBlur, placeholder, isReadOnly } = props;
  const { label, isLabelHidden, isRequired, help, autoFocus, errors = [] } = props;
  const id = useId();
  const isInvalid = errors.length > 0;
  const control = {
    id,
    ref: autoFocus ? takeFocus : undefined,
    value,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(target.value),
    onBlur,
    placeholder,
    readOnly: isReadOnly === true,
    'aria-label': isLabelHidden ? label : undefined,
    'aria-required': isRequired || undefined,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': help || isInvalid ? footId(id) : undefined,
    'data-invalid': isInvalid || undefined,
  };
  return { id, control };
}

/**
 * Focuses the control when it is mounted. Dialogs leave focus on an element inside them that already has it.
 */
function takeFocus(control: HTMLElement | null): void {
  control?.focus({ preventScroll: true });
}

const footId = (id: string) => `${id}-foot`;

type PartsProps = Omit<FieldProps, 'autoFocus'> & {
  readonly id: string;
  readonly children: React.ReactNode;
};

function TextParts(props: PartsProps) {
  const { id, label, isLabelHidden, isRequired, mark, help, errors, children } = props;
  return (
    <div className={styles.field}>
      <PlainHead
        id={id}
        label={label}
        isLabelHidden={isLabelHidden}
        isRequired={isRequired}
        mark={mark}
      />
      {children}
      <PlainFoot id={footId(id)} help={help} errors={errors} />
    </div>
  );
}
