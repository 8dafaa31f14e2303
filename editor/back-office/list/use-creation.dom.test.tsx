import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CollectionDescription } from '#schemas/entities/collection.ts';
import { OfficeStage } from '#tests/support/office-stage.tsx';
import { fakeEditorApi } from '../../testing/fake-editor-api.ts';
import { useCreation } from './use-creation.ts';

type Named = Pick<CollectionDescription, 'name' | 'one' | 'mayCreate'>;

function Shown({ name, one, mayCreate }: Named) {
  const creation = useCreation({ name, one, mayCreate } as CollectionDescription);
  return <p>{creation ? `${creation.label} ${creation.href}` : 'nothing'}</p>;
}

test.each<[Named, string]>([
  [{ name: 'tags', one: 'Tag', mayCreate: true }, 'New: Tag /tags/new'],
  [{ name: 'orders', one: 'Order', mayCreate: false }, 'New order /new-order'],
  [{ name: 'changes', one: 'Change', mayCreate: false }, 'nothing'],
])('records of %o are created by their form, by a screen or not at all', async (named, text) => {
  await render(
    <OfficeStage api={fakeEditorApi({})}>
      <Shown {...named} />
    </OfficeStage>,
  );
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});
