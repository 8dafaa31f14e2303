import { afterEach, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { guest } from '#tests/support/page.ts';
import { CommandForm, useForm } from '../block/command-form.tsx';
import { type Runtime, RuntimeContext } from '../block/context.tsx';
import { createFormsStore } from '../store/forms.ts';
import { createSessionStore } from '../store/session.ts';
import { fillFromDraft } from './form-draft.ts';
import { draftKey, readDraft, saveDraft } from './save-draft.ts';
import { useFormDraft } from './use-form-draft.ts';

afterEach(() => sessionStorage.clear());

const command = 'checkout.address';

function Form() {
  const { form, keep } = useFormDraft(command, useForm(command), false, []);
  return (
    <CommandForm command={command} ref={form} onInput={keep}>
      <input aria-label="name" name="firstName" defaultValue="" />
    </CommandForm>
  );
}

async function show() {
  const runtime = { session: createSessionStore(guest), forms: createFormsStore(null) };
  await render(
    <RuntimeContext value={runtime as unknown as Runtime}>
      <Form />
    </RuntimeContext>,
  );
}

const field = () => screen.getByRole('textbox', { name: 'name' });

test('typed text is stored immediately, before the visitor can leave', async () => {
  await show();
  const input = field().element() as HTMLInputElement;
  input.value = 'Žarka';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  expect(Object.values(sessionStorage).join()).toContain('Žarka');
});

test('a draft fills the restored form', async () => {
  sessionStorage.setItem(`izlog.draft.${command}.guest`, '{"firstName":"Žarka"}');
  await show();
  await expect.element(field()).toHaveValue('Žarka');
});

test('a form that is not filled yet preserves its draft', () => {
  const key = draftKey(command, null);
  sessionStorage.setItem(key, '{"firstName":"Žarka","city":"Zadar"}');
  const form = document.createElement('form');
  form.innerHTML = '<input name="firstName" value="Nika"><input name="city">';
  saveDraft(key, form, [], false);
  expect(readDraft(key)).toEqual({ firstName: 'Nika', city: 'Zadar' });
});

test('text typed before the draft is read stays', async () => {
  const key = draftKey(command, null);
  sessionStorage.setItem(key, '{"firstName":"Žarka","city":"Zadar"}');
  const form = document.createElement('form');
  form.innerHTML = '<input name="firstName"><input name="city">';
  const [name, city] = [...form.elements] as HTMLInputElement[];
  if (name) name.value = 'Nika';
  await fillFromDraft(key, form);
  expect([name?.value, city?.value]).toEqual(['Nika', 'Zadar']);
});
