import { commandField } from '../block/command-form.tsx';
import { entryText, type FormValues } from '../store/forms.ts';
import type { BrowserRuntime } from './browser-runtime.ts';

/**
 * Sends a busy form as its command; afterwards it is no longer busy, and its first error, if any, has the
 * focus.
 */
export async function sendForm(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  runtime: BrowserRuntime,
): Promise<void> {
  const data = new FormData(form, submitter);
  const { [commandField]: command, ...values } = formValues(data);
  const hasFiles = form.enctype === 'multipart/form-data';
  const reply = await (hasFiles
    ? runtime.send(String(command), values, data)
    : runtime.send(String(command), values));
  form.ariaBusy = null;
  if (!reply.ok) focusFirstError(form, reply.submission?.errors ?? {});
}

function focusFirstError(form: HTMLFormElement, errors: Readonly<Record<string, string>>): void {
  requestAnimationFrame(() => {
    const broken = [...form.elements].find((field) => (field as HTMLInputElement).name in errors);
    (broken as HTMLElement | undefined)?.focus();
  });
}

/**
 * Returns the address with sorted parameters and without empty fields; several values of one name are joined
 * by commas (LIST-24).
 */
export function queryAddress(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(formValues(new FormData(form, submitter)))) {
    const text = [value].flat().filter(Boolean).join(',');
    if (text) query.set(name, text);
  }
  query.sort();
  const search = query.toString().replaceAll('%2C', ',');
  return new URL(form.action).pathname + (search && `?${search}`);
}

/** Returns the fields of a form by name; a name that occurs more than once has a list. */
function formValues(data: FormData): FormValues {
  return Object.fromEntries(
    [...new Set(data.keys())].map((name) => {
      const values = data.getAll(name).map(entryText);
      return [name, values.length === 1 ? (values[0] as string) : values];
    }),
  );
}
