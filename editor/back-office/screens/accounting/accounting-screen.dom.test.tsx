import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ok } from '#schemas/result.ts';
import { OfficeStage } from '#tests/support/office-stage.tsx';
import { fakeEditorApi } from '../../../testing/fake-editor-api.ts';
import { AccountingScreen } from './accounting-screen.tsx';

test('a period without papers says so and downloads nothing', async () => {
  const api = fakeEditorApi({
    'orderFile.countPapers': ({ from }) =>
      ok({ papers: from < '2026-01-01' ? 0 : 4, hasEInvoices: true }),
  });
  await render(
    <OfficeStage api={api}>
      <AccountingScreen />
    </OfficeStage>,
  );
  const downloads = page.getByRole('button', { name: /^Download/ });
  await page.getByLabelText('Last day').fill('2026-02-28');
  await page.getByLabelText('First day').fill('2026-02-01');
  await expect.element(downloads.first()).toBeEnabled();
  await expect.element(page.getByRole('status')).toHaveTextContent(/^$/);
  await page.getByLabelText('First day').fill('2020-01-01');
  await page.getByLabelText('Last day').fill('2020-01-31');
  await expect.element(page.getByRole('status')).toHaveTextContent(/no invoices or credit notes/);
  await expect.element(downloads.first()).toBeDisabled();
  await expect.element(downloads.last()).toBeDisabled();
});

test('without e-invoices in the market, only the CSV is offered, with the reason', async () => {
  const api = fakeEditorApi({
    'orderFile.countPapers': () => ok({ papers: 4, hasEInvoices: false }),
  });
  await render(
    <OfficeStage api={api}>
      <AccountingScreen />
    </OfficeStage>,
  );
  await expect.element(page.getByText(/There are no e-invoices/)).toBeVisible();
  const downloads = page.getByRole('button', { name: /^Download/ });
  await expect.element(downloads).toHaveTextContent('Download CSV');
  await expect.element(downloads).toBeEnabled();
});
