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
