import { useStore } from 'zustand';
import { type FormValues, isFormValues, type Submission } from '../store/forms.ts';
import { useRuntime } from './context.tsx';

export const preservedField = '_preserved';

/**
 * Returns a hidden field for a form that temporarily replaces another one. The values typed into the other
 * form are sent along and come back with the response, with and without scripts.
 */
export function usePreservedForm(command: string): Readonly<Record<string, string>> {
  const { forms } = useRuntime();
  const last = useStore(forms, (state) => (state.last?.command === command ? state.last : null));
  return last ? { [preservedField]: JSON.stringify({ command, values: last.values }) } : {};
}

/** The value comes from the visitor's browser: invalid data is ignored. */
export function readPreservedForm(sent: FormValues[string] | undefined): Submission | null {
  try {
    const { command, values } = JSON.parse(String(sent)) as Partial<Submission>;
    return typeof command === 'string' && isFormValues(values)
      ? { command, values, errors: {} }
      : null;
  } catch {
    return null;
  }
}
