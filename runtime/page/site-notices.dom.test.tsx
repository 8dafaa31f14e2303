import '../ui/theme.css';
import '../ui/tokens.css';
import '../ui/base.css';
import { afterEach, expect, test, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Runtime, RuntimeContext } from '../block/context.tsx';
import { coreMessages } from '../i18n/core-messages.ts';
import { createTranslator } from '../i18n/translator.ts';
import { createNoticesStore, type Notice } from '../store/notices.ts';
import { SiteNotices } from './site-notices.tsx';

afterEach(() => vi.useRealTimers());

async function show(...notices: readonly Omit<Notice, 'id'>[]) {
  const store = createNoticesStore(notices.map((notice, index) => ({ id: `${index}`, ...notice })));
  const runtime = {
    notices: store,
    t: createTranslator('hr', coreMessages('hr')),
  } as unknown as Runtime;
  await screen.viewport(1000, 700);
  await render(
    <RuntimeContext value={runtime}>
      <p>aside</p>
      <SiteNotices />
    </RuntimeContext>,
  );
  await screen.getByText('aside').hover();
  return store;
}

const error = { kind: 'error', text: 'Nešto je pošlo po zlu', duration: 50 * 21 } as const;
const success = { kind: 'success', text: 'Dodano u košaricu.', duration: 3000 } as const;

test('a message stays for its own duration · CONST-24 CONST-25 ERR-02', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const long = { ...error, text: 'x'.repeat(200), duration: 10_000 };
  const store = await show(error, success, long);
  const left = (ms: number) => {
    vi.advanceTimersByTime(ms);
    return store.getState().notices.map(({ text }) => text);
  };
  expect(left(1000)).toHaveLength(3);
  expect(left(100)).toEqual([success.text, long.text]);
  expect(left(2000)).toEqual([long.text]);
  expect(left(7000)).toEqual([]);
});

test('errors interrupt, other messages are announced politely', async () => {
  await show(error, success);
  await expect.element(screen.getByRole('alert')).toHaveTextContent(error.text);
  const polite = document.querySelector('[aria-live="polite"]');
  expect(polite?.textContent).toContain(success.text);
  expect(polite?.textContent).not.toContain(error.text);
});

test('dismissed messages can be read at the end of the page', async () => {
  const store = await show(error, success);
  await expect.element(screen.getByText('Ranije obavijesti')).not.toBeInTheDocument();
  store.getState().dismiss('1');
  store.getState().dismissErrors();
  await screen.getByText('Ranije obavijesti').click();
  const texts = screen
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
  expect(texts).toEqual([error.text, success.text]);
  for (let index = 0; index < 20; index += 1) {
    store.getState().add({ ...success, id: `more-${index}` });
    store.getState().dismiss(`more-${index}`);
  }
  expect(store.getState().past).toHaveLength(8);
});

test('a message stays while its button has the focus', async () => {
  const store = await show({ ...success, duration: 1000 });
  const dismiss = screen.getByRole('button', { name: 'Zatvori obavijest' });
  (dismiss.element() as HTMLElement).focus();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(store.getState().notices).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  expect(store.getState().notices).toEqual([]);
});
