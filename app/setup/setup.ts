import { offerSteps, showStepOf } from './setup-steps.ts';

/**
 * Code of the setup: takes the code from the address, shows one step at a time, and sends the form without
 * losing what was typed. Without it, the page is one long form.
 */
const form = document.querySelector('form');

if (form) {
  takeToken(form);
  offerSteps(form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form);
  });
}

/** The code in the address never reaches the server's log; it leaves the address and the history too. */
function takeToken(setup: HTMLFormElement): void {
  const token = location.hash.slice(1);
  const field = setup.elements.namedItem('token');
  const box = document.querySelector<HTMLElement>('[data-token]');
  if (token === '' || !(field instanceof HTMLInputElement) || !box) return;
  field.value = token;
  box.hidden = true;
  history.replaceState(null, '', location.pathname);
}

async function send(setup: HTMLFormElement): Promise<void> {
  const body = new URLSearchParams(new FormData(setup) as unknown as Record<string, string>);
  const response = await fetch(setup.action, { method: 'POST', body }).catch(() => null);
  if (response?.redirected) {
    location.replace(response.url);
    return;
  }
  const text = (await response?.text()) ?? '';
  showErrors(setup, new DOMParser().parseFromString(text, 'text/html'));
}

/** Copies the errors of the server's response into this page, next to their fields. */
function showErrors(setup: HTMLFormElement, refused: Document): void {
  for (const old of setup.querySelectorAll('[id$="-error"]')) old.remove();
  const places = refused.querySelectorAll('[id$="-error"]');
  for (const error of places) placeError(setup, error);
  const box = setup.querySelector('[data-error]');
  if (places.length === 0 && box) box.textContent = setup.dataset['offline'] ?? '';
}

function placeError(setup: HTMLFormElement, error: Element): void {
  const field = document.getElementById(error.id.replace(/-error$/, ''));
  const shown = document.importNode(error, true);
  if (!field) {
    setup.querySelector('[data-error]')?.replaceChildren(shown);
    return;
  }
  field.after(shown);
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', error.id);
  field.closest<HTMLElement>('[data-token]')?.removeAttribute('hidden');
  showStepOf(field);
  field.focus();
}
