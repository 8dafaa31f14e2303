import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { register, settleCookies } from './buyer.ts';
import { giveDevice, offerNoAutofill } from './device.ts';
import { commandForm, submit } from './journey.ts';
import { logInStaff } from './staff.ts';

// Logins are limited by IP address, so these visitors have their own.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.1.0.47' } });

test.beforeEach(({ page, baseURL }) => settleCookies(page, baseURL));

const password = 'more-i-jedra-7';

async function logInWithPasskey(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
}

async function addPasskey(page: Page, name: string): Promise<void> {
  const panel = page.locator('#passkeys');
  await panel.locator('[name="passkeyPassword"]').last().fill(password);
  await panel.getByRole('button', { name: 'Add a passkey' }).click();
  await panel.getByLabel('Name of the passkey').fill(name);
  await panel.getByRole('button', { name: 'Create the passkey' }).click();
  await expect(panel.getByText(name).first()).toBeVisible();
}

async function logOut(page: Page): Promise<void> {
  await submit(commandForm(page, 'auth.logout').first());
  await expect(page).not.toHaveURL(/profile/);
}

test('a customer adds a passkey, logs in with it, renames and removes it', async ({ page }) => {
  await giveDevice(page);
  await offerNoAutofill(page);
  await register(page, password);
  await page.goto('/en/profile');
  await addPasskey(page, 'My phone');
  expect(await axeFindings(page)).toEqual([]);
  await logOut(page);
  await logInWithPasskey(page, '/en/login');
  await expect(page).not.toHaveURL(/login/);
  await page.goto('/en/profile');
  await expect(page.getByText('Logged in with a passkey').first()).toBeVisible();
  const panel = page.locator('#passkeys');
  await panel.locator('summary').click();
  await panel.getByLabel('Name of the passkey').fill('My tablet');
  await panel.getByRole('button', { name: 'Save the name' }).click();
  await expect(panel.getByText('My tablet', { exact: true }).first()).toBeVisible();
  const remove = commandForm(page, 'passkey.remove');
  await remove.locator('[name="passkeyPassword"]').fill(password);
  await submit(remove);
  await expect(panel.getByText('My tablet')).toHaveCount(0);
});

test('the field of the email logs in with the passkey that is chosen in it', async ({ page }) => {
  await giveDevice(page);
  await register(page, password);
  await page.goto('/en/profile');
  await addPasskey(page, 'My phone');
  await logOut(page);
  await page.goto('/en/login');
  await expect(page).not.toHaveURL(/login/);
  await page.goto('/en/profile');
  await expect(page.getByText('Logged in with a passkey').first()).toBeVisible();
});

test('without scripts the password logs in, and no button promises more', async ({ browser }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto('/en/login');
  await expect(commandForm(page, 'auth.login')).toBeVisible();
  await expect(commandForm(page, 'auth.passkey')).toHaveCount(0);
  await plain.close();
});

test('staff log in with a passkey that they added under My login', async ({ page }) => {
  const editor = { username: 'urednica@example.com', password: 'svjetionik-2026' };
  await giveDevice(page);
  await offerNoAutofill(page);
  await logInStaff(page, editor);
  await page.goto('/en/admin/security');
  const card = page.getByRole('region', { name: 'Passkeys' });
  await card.getByRole('button', { name: 'Add a passkey' }).click();
  await card.getByLabel('Your password').fill(editor.password);
  await card.getByRole('button', { name: 'Add a passkey' }).click();
  await card.getByLabel('Name of the passkey').fill('Laptop of the office');
  await card.getByRole('button', { name: 'Create the passkey' }).click();
  await expect(card.getByText('Laptop of the office')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.context().clearCookies();
  await logInWithPasskey(page, '/en/adminLogin');
  await expect(page).toHaveURL(/\/en\/admin\//);
  await page.goto('/en/admin/security');
  await card.getByRole('button', { name: /^Remove the passkey/ }).click();
  await card.getByLabel('Your password').fill(editor.password);
  await card.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(card.getByText('You have none yet.')).toBeVisible();
});
