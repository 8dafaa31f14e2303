import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { JsonObject } from '#schemas/document/element.ts';
import type { FieldDescription } from '#schemas/entities/collection.ts';
import { fail, ok } from '#schemas/result.ts';
import { OfficeStage } from '#tests/support/office-stage.tsx';
import { collection, field } from '../../testing/collections.ts';
import { fakeEditorApi } from '../../testing/fake-editor-api.ts';
import { RecordForm } from './record-form.tsx';

const instant = { type: ['string', 'null'], format: 'date-time' };
const relation = { type: 'array', items: { type: 'integer' }, relation: 'forms' };
const properties: JsonObject = {
  name: { type: 'object', widget: 'localized', properties: { hr: { type: 'string' } } },
  code: { type: ['string', 'null'] },
  from: instant,
  until: instant,
  least: { type: ['integer', 'null'] },
  most: { type: ['integer', 'null'] },
  isOn: { type: 'boolean' },
  reason: { type: ['string', 'null'] },
  shown: relation,
  required: relation,
};
const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  code: 'Code',
  from: 'Valid from',
  until: 'Valid until',
  least: 'Days, at least',
  most: 'Days, at most',
  isOn: 'Blocked',
  reason: 'Reason',
  shown: 'Used in',
  required: 'Required in',
};
const cells: Readonly<Record<string, FieldDescription['cell']>> = {
  name: 'localized',
  from: 'date',
  until: 'date',
  isOn: 'flag',
  shown: 'relation',
  required: 'relation',
};

const offers = collection('offers', 'Offer', {
  fields: Object.entries(labels).map(([key, label]) => field(key, label, cells[key] ?? 'text')),
  form: [{ title: 'Main', fields: Object.keys(labels) }],
  schema: { type: 'object', required: ['code', 'least'], properties },
});

const inputNamed = (name: string) => page.getByRole('textbox', { name });
const groupNamed = (name: string) => page.getByRole('group', { name });

test.each([
  [
    'notLater',
    'until',
    'from',
    () => page.getByLabelText('Valid until'),
    '“Valid until” must be later than “Valid from”.',
  ],
  [
    'less',
    'most',
    'least',
    () => inputNamed('Days, at most'),
    '“Days, at most” must not be less than “Days, at least”.',
  ],
  ['needed', 'reason', 'isOn', () => inputNamed('Reason'), '“Blocked” needs “Reason”, too.'],
  ['eitherNeeded', 'name', 'code', () => groupNamed('Name'), 'Fill in “Name” or “Code”.'],
  [
    'notListed',
    'required',
    'shown',
    () => groupNamed('Required in'),
    'Choose at “Required in” only what is chosen at “Used in”.',
  ],
] as const)(
  'an error between fields (%s) describes its field and names both',
  async (reason, at, other, control, text) => {
    const api = fakeEditorApi({
      'collection.create': () => fail('badRequest', { field: at, params: { reason, other } }),
    });
    await render(
      <OfficeStage api={api} collections={[offers]}>
        <RecordForm collection={offers} row={null} onCreated={() => {}} />
      </OfficeStage>,
    );
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(control()).toHaveAccessibleDescription(expect.stringContaining(text));
  },
);

const drafts = (): string[] =>
  Object.keys(localStorage).filter(
    (key) => key.startsWith('izlog-office-draft') && key.endsWith(' 7'),
  );

test('saved input is no draft any more, even if it was stored again while the response arrived', async () => {
  let respond = () => {};
  const responded = new Promise<void>((resolve) => {
    respond = resolve;
  });
  const row = { id: '7', revision: '1', values: { code: 'ONE' } };
  const api = fakeEditorApi({
    'collection.change': async () => {
      await responded;
      return ok({ ...row, revision: '2', values: { code: 'TWO' } });
    },
  });
  await render(
    <OfficeStage api={api} collections={[offers]}>
      <RecordForm collection={offers} row={row} onCreated={() => {}} />
    </OfficeStage>,
  );
  await inputNamed('Code').fill('TWO');
  await expect.poll(drafts).toHaveLength(1);
  const key = drafts()[0] ?? '';
  const draft = localStorage.getItem(key) ?? '';
  await page.getByRole('button', { name: 'Save' }).click();
  respond();
  // Promises settle before React renders.
  for (let hop = 0; hop < 100 && drafts().length > 0; hop += 1) await Promise.resolve();
  localStorage.setItem(key, draft);
  await expect.element(page.getByText('Saved')).toBeVisible();
  expect(drafts()).toEqual([]);
});

test('a save without required fields marks all of them and focuses the refused one, where typing goes on', async () => {
  const api = fakeEditorApi({
    'collection.create': () => fail('required', { field: 'code' }),
  });
  await render(
    <OfficeStage api={api} collections={[offers]}>
      <RecordForm collection={offers} row={null} onCreated={() => {}} />
    </OfficeStage>,
  );
  await page.getByRole('button', { name: 'Save' }).click();
  const code = inputNamed('Code');
  const least = inputNamed('Days, at least');
  const marked = expect.stringContaining('required');
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAccessibleDescription(marked);
  await expect.element(least).toHaveAccessibleDescription(marked);
  await userEvent.keyboard('spring');
  await expect.element(code).toHaveValue('spring');
  await least.fill('3');
  await userEvent.tab();
  await expect.element(least).not.toHaveAccessibleDescription(marked);
});
