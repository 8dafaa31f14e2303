import { type FormMemory, useForm } from '../block/command-form.tsx';

/** Several forms of a page send the same command: only the sent one shows what was typed. */
export function useCommentForm(command: string, key: string, id: number | null): FormMemory {
  const form = useForm(command);
  if (form.value(key) === `${id ?? ''}`) return form;
  return {
    value: (_, otherwise = '') => otherwise,
    values: (_, otherwise = []) => otherwise,
    error: () => undefined,
    pending: form.pending,
  };
}

/** Whether the form came back with errors, so that it is shown open. */
export function isReturned(form: FormMemory, fields: readonly string[]): boolean {
  return ['', ...fields].some((name) => form.error(name) !== undefined);
}
