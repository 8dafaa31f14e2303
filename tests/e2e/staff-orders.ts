import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the record of an order by its shown number, in English. */
export async function openOrder(page: Page, number: string): Promise<void> {
  await page.goto(`/en/admin/orders/${Number(number.slice(-6))}`);
  await expect(page).toHaveURL(/\/en\/admin\/orders\/record\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
}

/** Performs an action on the open order: its button, what its dialog asks for, and the same button there. */
export async function actOnOrder(
  page: Page,
  name: string,
  fill: (dialog: Locator) => Promise<void> = async () => {},
): Promise<void> {
  await page.getByRole('group', { name: 'Actions' }).getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog');
  await fill(dialog);
  await dialog.getByRole('button', { name }).click();
  await expect(dialog).toHaveCount(0);
}
