import { useState } from 'react';
import { useStore } from 'zustand';
import { type FormMemory, useForm } from '../block/command-form.tsx';
import { useRuntime } from '../block/context.tsx';
import { fieldValue, fieldValues } from '../store/forms.ts';

/**
 * Returns a form that keeps its last submitted values while other forms of the page are submitted and the
 * page re-renders.
 */
export function usePersistentForm(command: string): FormMemory {
  const form = useForm(command);
  const { forms } = useRuntime();
  const last = useStore(forms, (state) => (state.last?.command === command ? state.last : null));
  const [sent, setSent] = useState(last);
  if (last !== null && last !== sent) setSent(last);
  if (sent === null) return form;
  return {
    ...form,
    value: (name) => fieldValue(sent.values, name),
    values: (name) => fieldValues(sent.values, name),
  };
}
