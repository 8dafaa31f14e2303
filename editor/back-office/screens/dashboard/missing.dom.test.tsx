import messages from 'virtual:messages/editor/back-office/screens/dashboard';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { OfficeStage } from '#tests/support/office-stage.tsx';
import { collection } from '../../../testing/collections.ts';
import { fakeEditorApi } from '../../../testing/fake-editor-api.ts';
import { OwnTexts } from '../../own-texts.tsx';
import { Missing } from './missing.tsx';

const taxes = collection('taxes', 'Tax');
const company = collection('settings-company', 'Company', { label: 'Company', single: 'company' });

const shown = (names: readonly string[]) => (
  <OfficeStage api={fakeEditorApi({})} collections={[taxes, company]}>
    <OwnTexts name="dashboard" messages={messages}>
      <Missing names={names} />
    </OwnTexts>
  </OfficeStage>
);

test('what a shop lacks leads to the form that adds it, in the given order', async () => {
  const { rerender } = await render(shown(['settings-company', 'taxes']));
  await expect.element(page.getByRole('heading')).toHaveTextContent('Set up the shop');
  const links = page.getByRole('link').elements();
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Company', expect.stringMatching(/\/settings-company\/record\/company$/)],
    ['Tax', expect.stringMatching(/\/taxes\/new$/)],
  ]);
  await rerender(shown([]));
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
});
