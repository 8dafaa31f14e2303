import { expect, type Page } from '@playwright/test';
import { send } from './buyer.ts';

export const administrator = { username: 'uprava@example.com', password: 'kormilo-2026' };

/** Logs in without opening a page. */
export async function logInStaff(page: Page, user = administrator): Promise<void> {
  const reply = await send(page, 'auth.login', user);
  expect(reply.ok, JSON.stringify(reply)).toBe(true);
}

/** Logs in and opens the back office, in English. */
export async function openOffice(page: Page, user = administrator): Promise<void> {
  await logInStaff(page, user);
  await page.goto('/en/admin/dashboard');
}

/** Saves the record or form of a back office page. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}
