import { useState } from 'react';
import { useStore } from 'zustand';
import { type FormMemory, useForm } from '../block/command-form.tsx';
import { useRuntime } from '../block/context.tsx';
import { fieldValue, fieldValues } from '../store/forms.ts';

/** A form that remembers its last sending while other forms of its page are sent and the page is rendered again. */
export function useLastingForm(command: string): FormMemory {
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
