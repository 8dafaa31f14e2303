import { afterEach, beforeEach, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CaptchaSettings } from '#schemas/captcha.ts';
import type { Language } from '#schemas/languages.ts';
import { type Runtime, RuntimeContext } from '../../block/context.tsx';
import { coreMessages } from '../../i18n/core-messages.ts';
import { prefixed } from '../../i18n/messages.ts';
import { createTranslator } from '../../i18n/translator.ts';
import { CaptchaField } from './captcha-field.tsx';

/** Replaces the provider's script, as source text. */
const works = `window.grecaptcha = {
  ready: (then) => then(),
  render(element, options) {
    element.textContent = options.size;
    window.solve = options.callback;
    window.refuse = options['error-callback'];
    return 7;
  },
  execute: (target, options) => {
    window.executed = [target, options];
    if (options) return Promise.resolve('solved by ' + options.action);
    window.solve('solved');
  },
};`;

/** Returns the URL of a script with this text; a comment ends it, so an appended path does not break it. */
const providerOf = (script: string) =>
  `data:text/javascript,${encodeURIComponent(`${script}\n// ${crypto.randomUUID()}`)}`;

const sent: Record<string, unknown>[] = [];
const onSubmit = (event: SubmitEvent) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  sent.push(Object.fromEntries(new FormData(event.target as HTMLFormElement)));
};
beforeEach(() => document.addEventListener('submit', onSubmit));
afterEach(() => {
  document.removeEventListener('submit', onSubmit);
  document.head.querySelectorAll('script[src^="data:"]').forEach((script) => script.remove());
  Reflect.deleteProperty(window, 'grecaptcha');
  sent.splice(0);
});

const scripts = () => document.querySelectorAll('script[src^="data:"]').length;

async function show(
  change: Partial<CaptchaSettings> = {},
  language: Language = 'hr',
  isNeeded?: (form: HTMLFormElement) => boolean,
) {
  const settings: CaptchaSettings = {
    key: 'site-key',
    version: 2,
    size: 'invisible',
    provider: providerOf(works),
    ...change,
  };
  const messages = prefixed('form', coreMessages(language));
  const runtime = { t: createTranslator(language, messages) } as unknown as Runtime;
  await render(
    <RuntimeContext value={runtime}>
      <form>
        <input name="email" aria-label="E-adresa" />
        <CaptchaField settings={settings} action="registerForm" block="form" isNeeded={isNeeded} />
        <button type="submit">Pošalji</button>
      </form>
    </RuntimeContext>,
  );
}

/** Waits until the browser was idle twice: code that starts when it is idle may first load a module. */
async function idle() {
  for (let round = 0; round < 2; round += 1) {
    await new Promise((resolve) => requestIdleCallback(resolve));
  }
}

const press = () => userEvent.click(screen.getByRole('button'));
const type = () => userEvent.fill(screen.getByRole('textbox'), 'ana@example.com');

test('the script is loaded when the visitor focuses the form · FORM-17', async () => {
  await show();
  await import('./solve.ts');
  await idle();
  expect(scripts()).toBe(0);
  await type();
  await expect.poll(scripts).toBe(1);
});

test('the form is sent with the captcha response, a new one each time · CONST-31', async () => {
  await show();
  await type();
  await press();
  const values = { email: 'ana@example.com', captchaResponse: 'solved' };
  await expect.poll(() => sent).toEqual([values]);
  expect(document.querySelector('form')).toHaveTextContent('invisible');
  await press();
  await expect.poll(() => sent).toEqual([values, values]);
  expect(scripts()).toBe(1);
});

test('version 3 responds for the action of the form', async () => {
  await show({ version: 3 });
  await press();
  await expect.poll(() => sent).toEqual([{ email: '', captchaResponse: 'solved by registerForm' }]);
});

test('a visible widget waits for the visitor, and a second press does not ask again · FORM-01', async () => {
  await show({ size: 'normal' });
  await press();
  expect(document.querySelector('form')?.ariaBusy).toBe('true');
  await press();
  await expect.element(screen.getByText('normal')).toBeVisible();
  expect(sent).toEqual([]);
  (window as unknown as { solve: (response: string) => void }).solve('ticked');
  await expect.poll(() => sent).toEqual([{ email: '', captchaResponse: 'ticked' }]);
  expect(document.querySelector('form')?.ariaBusy).toBeNull();
});

const cases: [string, Partial<CaptchaSettings>, RegExp][] = [
  ['has no key', { key: '' }, /nema ključ/],
  ['has no version', { version: undefined as never }, /nema verziju/],
  ['is not reached', { provider: 'https://127.0.0.1:9/' }, /nije se učitala/],
  ['is something else', { provider: providerOf('void 0') }, /nije se učitala/],
  [
    'throws when executed',
    {
      provider: providerOf(
        'window.grecaptcha = { ready: (f) => f(), render() { throw new Error() } }',
      ),
    },
    /nije uspjela/,
  ],
  [
    'refuses when executed',
    {
      version: 3,
      provider: providerOf(
        'window.grecaptcha = { ready: (f) => f(), execute: () => Promise.reject(new Error()) }',
      ),
    },
    /nije uspjela/,
  ],
];

test.each(cases)(
  'nothing is sent or lost when the captcha %s · ERR-58 ERR-59 ERR-60 ERR-61 FORM-01',
  async (_, change, text) => {
    await show(change);
    await type();
    await press();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(text);
    expect(sent).toEqual([]);
    await expect.element(screen.getByRole('textbox')).toHaveValue('ana@example.com');
    expect(document.querySelector('form')?.ariaBusy).toBeNull();
  },
);

const noVersion = { version: undefined as never };
const refuses = {
  provider: providerOf('window.grecaptcha = { ready: (f) => f(), render() { throw new Error() } }'),
};
test.each<[Language, Partial<CaptchaSettings>, RegExp]>([
  ['en', { key: '' }, /has no key/],
  ['de', { key: '' }, /fehlt der Schlüssel/],
  ['en', noVersion, /has no version/],
  ['de', noVersion, /fehlt die Version/],
  ['en', refuses, /check failed/],
  ['de', refuses, /Prüfung ist fehlgeschlagen/],
])('the text exists in %s · ERR-58 ERR-59 ERR-61', async (language, change, text) => {
  await show(change, language);
  await press();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(text);
});

const requestsAna = (form: HTMLFormElement) =>
  new FormData(form).get('email') === 'ana@example.com';

test('a form that needs no response is sent immediately, even when the provider is unavailable · ERR-60', async () => {
  await show({ provider: 'https://captcha.invalid/' }, 'hr', requestsAna);
  await press();
  await expect.poll(() => sent).toEqual([{ email: '', captchaResponse: '' }]);
});

test('the same form waits once its content needs a response', async () => {
  await show({}, 'hr', requestsAna);
  await type();
  await press();
  await expect.poll(() => sent).toEqual([{ email: 'ana@example.com', captchaResponse: 'solved' }]);
});
