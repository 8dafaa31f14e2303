import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CollectionDescription } from '#schemas/entities/collection.ts';
import { OfficeStage } from '#tests/support/office-stage.tsx';
import { fakeEditorApi } from '../testing/fake-editor-api.ts';
import { RefusedList } from './refused-list.tsx';

const collection = {
  fields: [
    { key: 'from', label: 'Valid from' },
    { key: 'until', label: 'Valid until' },
  ],
  labels: { 'fields/min': 'Smallest number', 'fields/max': 'Largest number' },
} as unknown as CollectionDescription;

test('each refused record has its reason, with labels in place of the names of fields', async () => {
  await render(
    <OfficeStage api={fakeEditorApi({})}>
      <RefusedList
        collection={collection}
        refused={[
          { id: '1', title: 'A', reason: 'taken', field: 'from' },
          { id: '2', title: 'B', reason: 'notLater', field: 'until', other: 'from' },
          { id: '3', title: 'C', reason: 'less', field: 'fields/0/max', other: 'fields/0/min' },
          { id: '4', title: 'D', reason: 'inUse' },
          { id: '5', title: 'E', reason: 'notFree', field: 'from' },
        ]}
      />
    </OfficeStage>,
  );
  const texts = page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);
  expect(texts).toEqual([
    'A: already in use',
    'B: “Valid until” must be later than “Valid from”.',
    'C: “Largest number” must not be less than “Smallest number”.',
    'D: other records need it',
    'E: There is a price, so it is not free of charge.',
  ]);
});
