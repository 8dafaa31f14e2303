import { commandField } from '../block/command-form.tsx';
import type { FormValues } from '../store/forms.ts';
import type { BrowserRuntime } from './browser-runtime.ts';
import type { PageRouter } from './page-router.ts';

/** CONST-02: a filter form marked `data-auto` sends itself this long after the last change. */
const autoDelay = 500;

/** Takes over forms: commands are sent by script, GET forms become page changes. */
export function enhanceForms(router: PageRouter, runtime: BrowserRuntime): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
    if (form.method === 'get') {
      event.preventDefault();
      void router.navigate(queryAddress(form, event.submitter), {
        replace: 'auto' in form.dataset,
      });
    } else if (form.elements.namedItem(commandField)) {
      event.preventDefault();
      void sendForm(form, event.submitter, runtime);
    }
  });

  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('change', ({ target }) => {
    const form = (target as Partial<HTMLInputElement>).form;
    if (!form || !('auto' in form.dataset)) return;
    clearTimeout(timer);
    timer = setTimeout(() => form.requestSubmit(), autoDelay);
  });
}

async function sendForm(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  runtime: BrowserRuntime,
): Promise<void> {
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  const { [commandField]: command, ...values } = formValues(new FormData(form, submitter));
  const reply = await runtime.send(String(command), values);
  form.ariaBusy = null;
  if (!reply.ok) focusFirstError(form, reply.submission?.errors ?? {});
}

function focusFirstError(form: HTMLFormElement, errors: Readonly<Record<string, string>>): void {
  requestAnimationFrame(() => {
    const faulty = [...form.elements].find((field) => (field as HTMLInputElement).name in errors);
    (faulty as HTMLElement | undefined)?.focus();
  });
}

function formValues(data: FormData): FormValues {
  return Object.fromEntries(
    [...new Set(data.keys())].map((name) => {
      const values = data.getAll(name).map(String);
      return [name, values.length === 1 ? (values[0] as string) : values];
    }),
  );
}

/** Empty fields stay out of the address; several values of one name are joined by commas (LIST-24). */
function queryAddress(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(formValues(new FormData(form, submitter)))) {
    const text = typeof value === 'string' ? value : value.filter(Boolean).join(',');
    if (text) query.set(name, text);
  }
  const search = query.toString().replaceAll('%2C', ',');
  return new URL(form.action).pathname + (search && `?${search}`);
}
