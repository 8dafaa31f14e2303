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
import type { JsonObject } from '#schemas/document/element.ts';
import { TranslateProvider } from '../../i18n/translate.tsx';
import type { RichTextFieldProps } from '../../ui/fields/rich-text-props.ts';
import { type Pickers, PickersContext } from '../pickers.ts';
import { RichTextField } from './rich-text-field.tsx';

const t = createTranslator('hr', {
  ...prefixed('rich-text', textsIn(messages, 'hr')),
  ...prefixed('ui', textsIn(uiMessages, 'hr')),
});

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const doc = (...content: JsonObject[]): JsonObject => ({ type: 'doc', content });

const pickers = {
  chooseEntities: async () => ['karta', 'kompas'],
  findEntities: async () => [],
} as Partial<Pickers> as Pickers;

async function renderField(value: JsonObject | undefined, more: Partial<RichTextFieldProps> = {}) {
  let held = value;
  let set: (next: JsonObject) => void = () => {};
  function Form(props: Partial<RichTextFieldProps>) {
    const [shown, setShown] = useState(value);
    set = setShown;
    return (
      <RichTextField
        value={shown}
        label="Tekst"
        language="hr"
        onBlur={() => undefined}
        onChange={(next) => {
          held = next as JsonObject;
          setShown(next as JsonObject);
        }}
        {...props}
      />
    );
  }
  const mount = (props: Partial<RichTextFieldProps>) => (
    <div className="izlog-editor" style={{ inlineSize: 320 }}>
      <TranslateProvider t={t}>
        <PickersContext value={pickers}>
          <Form {...props} />
        </PickersContext>
      </TranslateProvider>
    </div>
  );
  const { rerender } = await render(mount(more));
  const field = screen.getByRole('textbox', { name: 'Tekst' });
  await expect.element(field).toBeVisible();
  return { field, held: () => held, set: (next: JsonObject) => set(next), rerender, mount };
}

test('accepts typing, undoes it and shows values set from outside', async () => {
  const { field, held, set } = await renderField(undefined);
  await userEvent.click(field);
  await userEvent.keyboard('More');
  expect(held()).toEqual(doc(paragraph('More')));
  await userEvent.click(screen.getByRole('button', { name: 'Poništi' }));
  expect(held()).toEqual(doc());
  set(doc(paragraph('Otok')));
  await expect.element(field).toHaveTextContent('Otok');
});

test('typing continues after an inserted product', async () => {
  const product = (slug: string) => ({ type: 'product', attrs: { slug } });
  const { field, held } = await renderField(doc(paragraph('More'), paragraph('Kopno')));
  await userEvent.click(field.getByText('More'));
  await userEvent.keyboard('{End}{Enter}/proiz');
  await expect.element(screen.getByRole('option', { name: 'Proizvod' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => JSON.stringify(held())).toContain('kompas');
  await userEvent.keyboard('Iza ');
  const products = [product('karta'), product('kompas')];
  expect(held()).toEqual(doc(paragraph('More'), ...products, paragraph('Iza Kopno')));
});

test('the block list opens only in the focused text, not in a form beside it', async () => {
  const { field, set } = await renderField(doc(paragraph('More')));
  set(doc(paragraph('/proiz')));
  await expect.element(field).toHaveTextContent('/proiz');
  expect(document.querySelector('[role="listbox"]')).toBeNull();
  await userEvent.click(field);
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('option', { name: 'Proizvod' })).toBeVisible();
});

test('the toolbar is reached with a shortcut and left with Escape', async () => {
  const { field, held } = await renderField(doc(paragraph('More')));
  await userEvent.click(field);
  await userEvent.keyboard('{Alt>}{F10}{/Alt}');
  await expect.element(screen.getByRole('button', { name: 'Vrsta odlomka' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Control>}b{/Control}X');
  expect(JSON.stringify(held())).toContain('"bold"');
});

test('announces its error, and cannot be changed while read-only', async () => {
  const { field, rerender, mount } = await renderField(doc(paragraph('More')));
  await rerender(mount({ errors: ['Obavezno'], isReadOnly: true }));
  await expect.element(field).toHaveAccessibleDescription('Obavezno');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveAttribute('contenteditable', 'false');
  expect(document.querySelector('[role="toolbar"]')).toBeNull();
});
