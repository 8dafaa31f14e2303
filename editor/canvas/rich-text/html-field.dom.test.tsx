import { textsIn } from '#schemas/languages.ts';
import '../../ui/tokens.css';
import messages from 'virtual:messages/editor/canvas/rich-text';
import uiMessages from 'virtual:messages/editor/ui';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { prefixed } from '#runtime/i18n/messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { ok } from '#schemas/result.ts';
import { TranslateProvider } from '../../i18n/translate.tsx';
import { fakeEditorApi } from '../../testing/fake-editor-api.ts';
import { EditorApiContext } from '../editor-api-context.ts';
import { type Pickers, PickersContext } from '../pickers.ts';
import { HtmlField } from './html-field.tsx';

const t = createTranslator('en', {
  ...prefixed('rich-text', textsIn(messages, 'en')),
  ...prefixed('ui', textsIn(uiMessages, 'en')),
});

const pickers = {
  chooseLink: async () => ({ target: 'page:delivery', newTab: false }),
} as Partial<Pickers> as Pickers;
const api = fakeEditorApi({
  'draft.references': () => ok({ links: { 'page:delivery': '/en/delivery' }, media: {} }),
});

async function renderField(html: string) {
  let held = html;
  function Form() {
    const [value, setValue] = useState(html);
    const change = (next: string) => {
      held = next;
      setValue(next);
    };
    return <HtmlField label="Description" language="en" value={value} onChange={change} />;
  }
  await render(
    <div className="izlog-editor">
      <TranslateProvider t={t}>
        <EditorApiContext value={api}>
          <PickersContext value={pickers}>
            <Form />
          </PickersContext>
        </EditorApiContext>
      </TranslateProvider>
    </div>,
  );
  const field = screen.getByRole('textbox', { name: 'Description' });
  await expect.element(field).toBeVisible();
  return { field, held: () => held };
}

test('in a mirrored form the text keeps the direction of its language', async () => {
  document.documentElement.dir = 'rtl';
  const { field } = await renderField('<p>Ground by hand.</p>');
  expect(getComputedStyle(field.element()).direction).toBe('ltr');
  document.documentElement.dir = '';
});

test('shows stored HTML as rich text and changes only what is written', async () => {
  const { field, held } = await renderField('<h2>Sizes</h2><ul><li><p>small</p></li></ul>');
  await expect.element(field.getByRole('heading', { name: 'Sizes' })).toBeVisible();
  await field.getByText('small').click();
  await userEvent.keyboard('{End}er');
  expect(held()).toBe('<h2>Sizes</h2><ul><li><p>smaller</p></li></ul>');
});

test('a chosen page is stored as its address in the language', async () => {
  const { field, held } = await renderField('<p>Delivery</p>');
  await field.getByText('Delivery').click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await screen.getByRole('button', { name: 'Link' }).click();
  await expect.poll(held).toBe('<p><a href="/en/delivery">Delivery</a></p>');
});

test('keeps the source of what it cannot show', async () => {
  const picture = '<p>Before</p><figure><img src="/media/a/b.webp" alt="" /></figure>';
  const { field, held } = await renderField(picture);
  await expect.element(field).toHaveValue(picture);
  await expect
    .element(screen.getByText(/This text contains elements that the editor cannot show/))
    .toBeVisible();
  await field.fill(`${picture}<p>After</p>`);
  expect(held()).toBe(`${picture}<p>After</p>`);
});

test('shows the source on request', async () => {
  const { field } = await renderField('<p>Plain</p>');
  await screen.getByRole('button', { name: 'Source of Description' }).click();
  await expect.element(field).toHaveValue('<p>Plain</p>');
});
