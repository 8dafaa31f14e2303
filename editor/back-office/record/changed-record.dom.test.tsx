import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { OfficeStage } from '#tests/support/office-stage.tsx';
import { collection, field } from '../../testing/collections.ts';
import { fakeEditorApi } from '../../testing/fake-editor-api.ts';
import { BackOfficePartsContext } from '../context.ts';
import { Value } from '../value.tsx';
import { ChangedRecord } from './changed-record.tsx';

const log = collection('changes', 'Change', {
  fields: [
    field('what', 'What', 'text'),
    field('before', 'Before', 'text'),
    field('after', 'After', 'text'),
  ],
});
const taxes = collection('taxes', 'Tax', {
  fields: [field('title', 'Name', 'localized'), field('rate', 'Rate in percent', 'number')],
});

const change = {
  id: '7',
  revision: '1',
  values: {
    collection: 'taxes',
    record_id: '4',
    before: { title: { en: 'VAT', de: 'USt' }, rate: 20 },
    after: { title: { en: 'Tax', de: 'USt' }, rate: 22.5, imported: { from: ['a.csv', 'b.csv'] } },
  },
};

test('an entry of the change log shows each field by its label, with both values, and leads to the record', async () => {
  await render(
    <OfficeStage api={fakeEditorApi({})} collections={[log, taxes]}>
      <ChangedRecord collection={log} row={change} />
    </OfficeStage>,
  );
  const rows = page.getByRole('region', { name: 'Change' }).getByRole('row');
  const texts = rows.elements().map((row) => [...row.children].map((cell) => cell.textContent));
  expect(texts).toEqual([
    ['What', 'Before', 'After'],
    ['Name', 'EN VAT', 'EN Tax'],
    ['Rate in percent', '20', '22.5'],
    ['imported', '–', 'from: a.csv, b.csv'],
  ]);
  const link = page.getByRole('link', { name: 'Open the record' });
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/\/taxes\/record\/4$/));
});

test('an object within a value is written as words, not as JSON', async () => {
  const { container } = await render(
    <OfficeStage api={fakeEditorApi({})}>
      <Value
        field={field('after', 'After', 'text')}
        value={{ name: { en: 'Post' }, weekdays: [1, 2] }}
      />
    </OfficeStage>,
  );
  expect(container.textContent).toBe('name: (en: Post), weekdays: 1, 2');
});

test('a record is shown by the word for one of its collection and its title; a single record by its label', async () => {
  const company = collection('settings-company', 'Company', {
    label: 'Company',
    single: 'company',
  });
  const what = field('what', 'What', 'record');
  const { container } = await render(
    <OfficeStage api={fakeEditorApi({})} collections={[taxes, company]}>
      <BackOfficePartsContext value={{ findTitle: async (name, id) => `${name} no. ${id}` }}>
        <p>
          <Value field={what} value={{ collection: 'taxes', id: '4' }} />
        </p>
        <p>
          <Value field={what} value={{ collection: 'settings-company', id: 'company' }} />
        </p>
        <p>
          <Value field={what} value={{ collection: 'media-folders', id: '8' }} />
        </p>
      </BackOfficePartsContext>
    </OfficeStage>,
  );
  await expect.element(page.getByText('taxes no. 4')).toBeVisible();
  const texts = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['Tax: taxes no. 4', 'Company', 'Media folder: 8']);
});
