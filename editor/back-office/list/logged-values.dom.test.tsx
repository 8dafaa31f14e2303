import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ok } from '#schemas/result.ts';
import { OfficeStage } from '#tests/support/office-stage.tsx';
import { collection, field } from '../../testing/collections.ts';
import { fakeEditorApi } from '../../testing/fake-editor-api.ts';
import { BackOfficePartsContext } from '../context.ts';
import { createTitleMemory } from '../title-memory.ts';
import { ListTable } from './list-table.tsx';

const log = collection('changes', 'Change', {
  title: 'what',
  fields: [
    field('what', 'What', 'text'),
    field('before', 'Before', 'values'),
    field('after', 'After', 'values'),
  ],
  mayChange: false,
  mayRemove: false,
});
const products = collection('products', 'Product', {
  fields: [
    field('name', 'Name', 'localized'),
    field('retail_price', 'Price', 'money'),
    { ...field('tags', 'Tags', 'relation'), relation: 'tags' },
  ],
});
const tags = collection('tags', 'Tag');

const entry = (id: string, before: object, after: object) => ({
  id,
  revision: '1',
  values: { what: `Pen ${id}`, collection: 'products', before: { ...before }, after: { ...after } },
});

test('the change log lists the changed values by label and with their units, and loads titles at once', async () => {
  const asked: string[] = [];
  const api = fakeEditorApi({
    'collection.titles': ({ ids }) => {
      asked.push(ids);
      return ok((JSON.parse(ids) as string[]).map((id) => ({ id, title: `tag no. ${id}` })));
    },
  });
  const rows = [
    entry(
      '1',
      { name: { en: 'Pen', de: 'Stift' }, retail_price: 2400 },
      { name: { en: 'Pen', de: 'Füller' }, retail_price: 123_400 },
    ),
    entry('2', {}, { tags: [4, 5], imported: true }),
    entry('3', { tags: [6] }, { tags: [] }),
  ];
  await render(
    <OfficeStage api={api} collections={[log, products, tags]}>
      <BackOfficePartsContext value={{ findTitle: createTitleMemory(api) }}>
        <ListTable
          collection={log}
          columns={['what', 'before', 'after']}
          rows={rows}
          sort="-at"
          onSort={() => {}}
          chosen={[]}
          onChoose={() => {}}
          onSave={null}
        />
      </BackOfficePartsContext>
    </OfficeStage>,
  );
  await expect.element(page.getByText('tag no. 4')).toBeVisible();
  const texts = page
    .getByRole('row')
    .elements()
    .map((row) => [...row.children].slice(1).map((cell) => cell.textContent));
  expect(texts.slice(1)).toEqual([
    ['Name: DE Stift, Price: 24.00\u00A0€', 'Name: DE Füller, Price: 1,234.00\u00A0€'],
    ['', 'Tags: tag no. 4, tag no. 5, imported: true'],
    ['Tags: tag no. 6', 'Tags: –'],
  ]);
  expect(asked).toEqual(['["4","5","6"]']);
});
