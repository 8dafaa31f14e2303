import { type ReactElement, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { axeViolations } from '../chrome/dialogs/axe-violations.ts';
import { editorMessages } from '../i18n/messages.ts';
import { TranslateProvider } from '../i18n/translate.tsx';
import { createDialogs, DialogHost } from './dialogs/dialogs.tsx';
import { lazyPart } from './lazy-part.ts';

const t = createTranslator('hr', editorMessages('hr'));
const retry = page.getByRole('button', { name: 'Pokušaj ponovno' });

/** Fails the given number of times. */
function failing<Part>(times: number, part: Part) {
  let left = times;
  return vi.fn(async () => {
    if (left-- > 0) throw new TypeError('Failed to fetch dynamically imported module');
    return part;
  });
}

test('a panel that throws shows an error, affects only itself, and can be retried', async () => {
  let isBroken = true;
  const Panel = lazyPart(async () => () => {
    if (isBroken) throw new Error('rope');
    return <p>Ploča</p>;
  });
  await render(
    <TranslateProvider t={t}>
      <main className="izlog-editor">
        <p>Stranica</p>
        <Suspense>
          <Panel />
        </Suspense>
      </main>
    </TranslateProvider>,
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent('stao zbog greške');
  await expect.element(page.getByText('Stranica')).toBeVisible();
  isBroken = false;
  await retry.click();
  await expect.element(page.getByText('Ploča')).toBeVisible();
});

test('a panel whose code fails to load shows an error, and renders once it loads', async () => {
  const load = failing(2, () => <p>Ploča</p>);
  const Panel = lazyPart(load);
  await render(
    <TranslateProvider t={t}>
      <main className="izlog-editor">
        <section>
          <button type="button">Zatvori</button>
          <Suspense>
            <Panel />
          </Suspense>
        </section>
      </main>
    </TranslateProvider>,
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent('Dio uređivača nije stigao.');
  await retry.click();
  await expect.poll(() => load.mock.calls.length).toBe(2);
  await expect.element(retry).toBeVisible();
  await retry.click();
  await expect.element(page.getByText('Ploča')).toBeVisible();
  await expect.element(retry).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Zatvori' })).toHaveFocus();
});

test('a dialog whose code fails to load can be closed, and loads again when reopened', async () => {
  const Picker = lazyPart<{ readonly close: () => void }>(failing(1, () => <p>Odabir</p>));
  const dialogs = createDialogs();
  await render(
    <TranslateProvider t={t}>
      <DialogHost dialogs={dialogs}>
        <main className="izlog-editor">Stranica</main>
      </DialogHost>
    </TranslateProvider>,
  );
  const response = dialogs.open(Picker, {});
  const dialog = page.getByRole('dialog', { name: 'Ovaj se dio uređivača nije učitao' });
  await expect.element(dialog).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await dialog.getByRole('button', { name: 'Zatvori' }).last().click();
  expect(await response).toBeUndefined();
  await expect.element(dialog).not.toBeInTheDocument();
  void dialogs.open(Picker, {});
  await expect.element(page.getByText('Odabir')).toBeVisible();
});

test('a dialog that loads slowly shows that it is loading', async () => {
  let resolve: (part: () => ReactElement) => void = () => undefined;
  const loading = new Promise<() => ReactElement>((settle) => {
    resolve = settle;
  });
  const dialogs = createDialogs();
  await render(
    <TranslateProvider t={t}>
      <DialogHost dialogs={dialogs} />
    </TranslateProvider>,
  );
  void dialogs.open(
    lazyPart<{ readonly close: () => void }>(() => loading),
    {},
  );
  await expect.element(page.getByRole('status')).toHaveTextContent('Učitava se …');
  resolve(() => <p>Odabir</p>);
  await expect.element(page.getByText('Odabir')).toBeVisible();
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});
