import { type ComponentProps, useEffect, useRef, useState } from 'react';
import styles from './control.module.css';
import { Field, type FieldAppearance } from './field.tsx';

export type TextAreaProps = FieldAppearance &
  Omit<ComponentProps<'textarea'>, keyof FieldAppearance>;

/** Several lines of text; grows with its content. */
export function TextArea({ label, hint, error, required, hideLabel, ...input }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, required, hideLabel, id: input.id }}>
      {(wire) => <Control rows={3} {...input} {...wire} />}
    </Field>
  );
}

/** Hydration resets a textarea to the value of the server, so what was typed before is written again. */
function Control(props: ComponentProps<'textarea'>) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const [typed] = useState(() => valueInPage(props.id));
  useEffect(() => {
    const control = ref.current;
    if (!control || typed === undefined || typed === control.value) return;
    // React overrides the `value` property on the element itself.
    const native = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
    native?.set?.call(control, typed);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }, [typed]);
  return <textarea {...props} ref={ref} className={styles.control} />;
}

function valueInPage(id: string | undefined): string | undefined {
  if (typeof document === 'undefined' || id === undefined) return;
  const control = document.getElementById(id);
  return control instanceof HTMLTextAreaElement ? control.value : undefined;
}
