import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { OfficeStage } from '#tests/support/office-stage.tsx';
import { fakeEditorApi } from '../../testing/fake-editor-api.ts';
import { RelationPicker } from './relation-picker.tsx';

test('a required relation has the mark of required fields and describes itself by its error', async () => {
  const { rerender } = await render(
    picker({ isRequired: true, errors: ['This field is required'] }),
  );
  const group = page.getByRole('group', { name: 'Tax' });
  await expect.element(group).toHaveTextContent(/^Tax \*/);
  await expect.element(group).toHaveAccessibleDescription('This field is required');
  await rerender(picker({}));
  await expect.element(group).not.toHaveTextContent('*');
});

const picker = (props: { readonly isRequired?: boolean; readonly errors?: readonly string[] }) => (
  <OfficeStage api={fakeEditorApi({})}>
    <RelationPicker
      label="Tax"
      relation="taxes"
      isList={false}
      ids={[]}
      onChange={() => {}}
      {...props}
    />
  </OfficeStage>
);
