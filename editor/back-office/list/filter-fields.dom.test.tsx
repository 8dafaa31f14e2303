import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CollectionDescription, FieldDescription } from '#schemas/entities/collection.ts';
import { OfficeStage } from '#tests/support/office-stage.tsx';
import { fakeEditorApi } from '../../testing/fake-editor-api.ts';
import { FilterFields } from './filter-fields.tsx';

const field = (key: string, label: string, mayBeEmpty: boolean): FieldDescription => ({
  key,
  label,
  cell: 'text',
  isSortable: false,
  filter: 'text',
  mayBeEmpty,
  choices: [],
});

test('the filter for empty values is offered for fields that may lack one', async () => {
  const fields = [field('sku', 'SKU', false), field('note', 'Note', true)];
  await render(
    <OfficeStage api={fakeEditorApi({})}>
      <FilterFields
        collection={{ fields } as unknown as CollectionDescription}
        where={{}}
        onChange={() => {}}
      />
    </OfficeStage>,
  );
  await expect.element(page.getByRole('textbox', { name: 'SKU' })).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /Note/ })).toBeVisible();
  await expect.element(page.getByRole('checkbox')).toHaveLength(1);
});
