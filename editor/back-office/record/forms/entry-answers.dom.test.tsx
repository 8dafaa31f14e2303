import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fail, ok } from '#schemas/result.ts';
import { OfficeStage } from '#tests/support/office-stage.tsx';
import { collection, field } from '../../../testing/collections.ts';
import { fakeEditorApi } from '../../../testing/fake-editor-api.ts';
import { EntryAnswers } from './entry-answers.tsx';

const entries = collection('form-entries', 'Entry', { fields: [field('data', 'Answers', 'text')] });
const entry = (form: number | null) => ({
  id: '7',
  revision: '1',
  values: {
    form_id: form,
    data: { days: ['mon', 'tue'], lunch: true, message: 'One\nTwo', old: '' },
  },
});
const form = {
  id: '3',
  revision: '1',
  values: {
    fields: [
      { name: 'message', label: { en: 'Your message' }, type: 'textarea' },
      {
        name: 'days',
        label: { en: 'Days' },
        type: 'checkbox',
        options: [
          { value: 'mon', label: { en: 'Monday' } },
          { value: 'tue', label: { en: 'Tuesday' } },
        ],
      },
      { name: 'lunch', label: { en: 'Lunch' }, type: 'checkbox' },
    ],
  },
};

async function answersOf(formId: number | null) {
  const api = fakeEditorApi({
    'collection.get': ({ id }) => (id === form.id ? ok(form) : fail('notFound')),
  });
  const { container } = await render(
    <OfficeStage api={api}>
      <EntryAnswers collection={entries} row={entry(formId)} />
    </OfficeStage>,
  );
  return () => [...container.querySelectorAll('dt, dd')].map(({ textContent }) => textContent);
}

test('answers of a form are shown in its order, by the labels of its fields and choices', async () => {
  const shown = await answersOf(3);
  await expect.element(page.getByText('Your message')).toBeVisible();
  expect(shown()).toEqual([
    'Your message',
    'One\nTwo',
    'Days',
    'Monday, Tuesday',
    'Lunch',
    'Yes',
    'old',
    '–',
  ]);
});

test('answers of a form that is gone are shown by the names of its fields', async () => {
  const shown = await answersOf(null);
  await expect
    .poll(shown)
    .toEqual(['days', 'mon, tue', 'lunch', 'Yes', 'message', 'One\nTwo', 'old', '–']);
});
