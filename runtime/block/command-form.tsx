import type { ComponentProps, ReactNode } from 'react';
import { useStore } from 'zustand';
import { type FormValues, fieldValue, fieldValues } from '../store/forms.ts';
import { useRuntime } from './context.tsx';

export const commandField = '_command';

interface CommandFormProps extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'hidden'> {
  readonly command: string;
  /** Values of hidden fields, by field name. */
  readonly hidden?: Readonly<Record<string, string | number>>;
  readonly children: ReactNode;
}

/**
 * A form that runs a command. Without scripts the browser posts it to the page's own URL; with scripts the
 * page sends it (`browser/enhance-forms.ts`), hydrated or not.
 */
export function CommandForm({ command, hidden = {}, children, ...rest }: CommandFormProps) {
  return (
    <form method="post" noValidate {...rest}>
      <input type="hidden" name={commandField} value={command} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

export interface FormMemory {
  /** Returns the value as last sent, else `otherwise`. */
  readonly value: (name: string, otherwise?: string) => string;
  readonly values: (name: string, otherwise?: readonly string[]) => readonly string[];
  /** Returns the error text of a field; undefined when it has none. The name `''` is the whole form. */
  readonly error: (name: string) => string | undefined;
  readonly pending: boolean;
}

/** Returns the values and errors of a form's last submission, so typed values are not lost. */
export function useForm(command: string): FormMemory {
  const { forms } = useRuntime();
  const last = useStore(forms, (state) => (state.last?.command === command ? state.last : null));
  const pending = useStore(forms, (state) => state.pending === command);
  const sent: FormValues = last?.values ?? {};
  return {
    value: (name, otherwise = '') => (last ? fieldValue(sent, name) : otherwise),
    values: (name, otherwise = []) => (last ? fieldValues(sent, name) : otherwise),
    error: (name) => last?.errors[name],
    pending,
  };
}
