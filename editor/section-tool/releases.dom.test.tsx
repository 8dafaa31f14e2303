import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { EditorApiContext } from '../canvas/editor-api-context.ts';
import { TranslateProvider } from '../i18n/translate.tsx';
import { type FakeResponses, fakeEditorApi } from '../testing/fake-editor-api.ts';
import { createDialogs, DialogHost } from '../ui/dialogs/dialogs.tsx';
import { Releases } from './releases.tsx';
import { sectionMessages } from './section-messages.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const release = { tag_name: '1.12.192', description_html: '<p>Popravci</p>' };

async function show(response: () => Result<unknown>) {
  const responses = { 'development.getLatestRelease': response } as FakeResponses;
  const api = fakeEditorApi(responses);
  await render(
    <TranslateProvider t={createTranslator('hr', sectionMessages('hr'))}>
      <EditorApiContext value={api}>
        <DialogHost dialogs={createDialogs()}>
          <Releases />
        </DialogHost>
      </EditorApiContext>
    </TranslateProvider>,
  );
  return api;
}

const open = () => page.getByRole('button', { name: 'Izdanja' }).click();

test.each(['unavailable', 'tooManyRequests'] as const)(
  'the error %s of a request for releases is shown in a toast until one succeeds · ERR-62 DEV-10',
  async (code) => {
    let response: Result<unknown> = fail(code);
    const api = await show(() => response);
    const toast = page.getByRole('alert');
    const text = createTranslator('hr', sectionMessages('hr'))(`errors.${code}`);
    await expect.element(toast).toHaveTextContent(text);
    response = ok([]);
    vi.advanceTimersByTime(288_000);
    await expect.poll(() => toast.element().textContent).toBe('');
    response = fail(code);
    vi.advanceTimersByTime(288_000);
    await expect.element(toast).toHaveTextContent(text);
    expect(api.calls).toHaveLength(3);
  },
);

test('the releases are listed, and requested again periodically · CONST-28 DEV-09', async () => {
  const api = await show(() => ok([release]));
  await expect.poll(() => api.calls.length).toBe(1);
  vi.advanceTimersByTime(287_999);
  expect(api.calls).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(api.calls).toHaveLength(2);
  await open();
  const dialog = page.getByRole('dialog', { name: 'Izdanja' });
  await expect.element(dialog).toHaveTextContent(/1\.12\.192Popravci/);
});

test('a response that is no list is ignored · DEV-11', async () => {
  const api = await show(() => ok({ message: '404 Project Not Found' }));
  await expect.poll(() => api.calls.length).toBe(1);
  await open();
  await expect.element(page.getByText('Nema objavljenih izdanja.')).toBeVisible();
  expect(page.getByRole('alert').element().textContent).toBe('');
});
