import { commandField } from '../block/command-form.tsx';
import type { BrowserRuntime } from './browser-runtime.ts';
import { listenOnPage } from './page-events.ts';
import type { PageRouter } from './page-router.ts';

/** CONST-02: ms after the last change until a filter form marked `data-auto` is sent. */
const autoDelay = 500;

/** Intercepts forms: commands are sent by script, GET forms become page changes. */
export function enhanceForms(router: PageRouter, runtime: BrowserRuntime): void {
  listenOnPage('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
    if (form.method === 'get') {
      event.preventDefault();
      void show(form, event.submitter, router);
    } else if (form.elements.namedItem(commandField)) {
      event.preventDefault();
      void send(form, event.submitter, runtime);
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

/** Code that reads and sends a form is fetched after the first load. */
const sending = () => import('./send-form.ts');

async function show(form: HTMLFormElement, submitter: HTMLElement | null, router: PageRouter) {
  const { queryAddress } = await sending();
  await router.navigate(queryAddress(form, submitter), { replace: 'auto' in form.dataset });
}

/** A form is busy from the first press on, so a second press has no effect. */
async function send(form: HTMLFormElement, submitter: HTMLElement | null, runtime: BrowserRuntime) {
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  const { sendForm } = await sending();
  await sendForm(form, submitter, runtime);
}
