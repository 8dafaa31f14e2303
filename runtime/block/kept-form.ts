import { useStore } from 'zustand';
import { type FormValues, isFormValues, type Submission } from '../store/forms.ts';
import { useRuntime } from './context.tsx';

export const keptField = '_kept';

/**
 * Hidden field of a form that stands in for another one: what was typed into that one goes along and
 * comes back with the response, with scripts and without.
 */
export function useKeptForm(command: string): Readonly<Record<string, string>> {
  const { forms } = useRuntime();
  const last = useStore(forms, (state) => (state.last?.command === command ? state.last : null));
  return last ? { [keptField]: JSON.stringify({ command, values: last.values }) } : {};
}

/** It comes from the visitor's browser: what does not look like a form is none. */
export function readKeptForm(sent: FormValues[string] | undefined): Submission | null {
  try {
    const { command, values } = JSON.parse(String(sent)) as Partial<Submission>;
    return typeof command === 'string' && isFormValues(values)
      ? { command, values, errors: {} }
      : null;
  } catch {
    return null;
  }
}
