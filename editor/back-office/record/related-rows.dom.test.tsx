import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { OfficeStage } from '#tests/support/office-stage.tsx';
import { collection, field } from '../../testing/collections.ts';
import { fakeEditorApi } from '../../testing/fake-editor-api.ts';
import { BackOfficePartsContext } from '../context.ts';
import { FieldsForm } from './fields-form.tsx';

const items = {
  type: 'object',
  properties: {
    product: { type: 'integer', relation: 'products' },
    qty: { type: 'integer' },
    note: { type: 'string' },
  },
};
const sets = collection('sets', 'Set', {
  fields: [field('parts', 'Parts', 'text')],
  form: [{ title: 'Main', fields: ['parts'] }],
  schema: { type: 'object', required: [], properties: { parts: { type: 'array', items } } },
});

test('a closed item of a list is named by the record that it refers to', async () => {
  const parts = [
    { product: 3, qty: 2 },
    { product: 4, note: 'blue' },
  ];
  await render(
    <OfficeStage api={fakeEditorApi({})} collections={[sets]}>
      <BackOfficePartsContext value={{ findTitle: async (name, id) => `${name} no. ${id}` }}>
        <FieldsForm
          collection={sets}
          keys={['parts']}
          values={{ parts }}
          problems={[]}
          onChange={() => {}}
        />
      </BackOfficePartsContext>
    </OfficeStage>,
  );
  await expect.element(page.getByText('products no. 3', { exact: true })).toBeVisible();
  await expect.element(page.getByText('products no. 4: blue', { exact: true })).toBeVisible();
});
