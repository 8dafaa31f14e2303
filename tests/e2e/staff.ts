import { expect, type Page } from '@playwright/test';
import { commandForm, submit } from './journey.ts';

const administrator = { username: 'uprava@example.com', password: 'kormilo-2026' };

/** Logs in to the back office, in English. */
export async function logInStaff(
  page: Page,
  { username, password } = administrator,
): Promise<void> {
  await page.goto('/en/adminLogin');
  const form = commandForm(page, 'auth.login');
  await form.locator('[name="username"]').fill(username);
  await form.locator('[name="password"]').fill(password);
  await submit(form);
  await expect(page).toHaveURL(/\/en\/admin\/dashboard$/);
}

/** Saves the record or form of a back office page. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}
