import { expect, type Page, test } from '@playwright/test';
import { codeOf } from '../../app-code.ts';
import { axeFindings } from '../../axe.ts';
import { giveDevice, offerNoAutofill } from '../../device.ts';
import { commandForm, submit } from '../../journey.ts';
import { mailedToken } from '../../one-database.ts';
import { choose, create, fill } from '../office.ts';
import { logInAs } from '../site-journey.ts';
import { logIn, owner } from './merchant.ts';

test.describe.configure({ mode: 'serial' });

const editorLogin = { email: 'editor@example.com', password: 'pages-and-words-3' };

test('an invited editor sees pages only, and the log names who did what', async ({
  page,
  browser,
}) => {
  const { email, password } = editorLogin;
  await logIn(page);
  await page.goto('/admin/staff/new');
  await fill(page, { Email: email });
  await choose(page, 'Language', 'English');
  await choose(page, 'Role', 'Editor');
  await create(page);

  const editor = await browser.newPage();
  await editor.goto(`/forgot-password?token=${await mailedToken('mail.inviteStaff', email)}`);
  const form = commandForm(editor, 'password.set');
  await form.locator('[name="password"]').fill(password);
  await form.locator('[name="confirmedPassword"]').fill(password);
  const set = editor.waitForResponse((response) => response.request().method() === 'POST');
  await submit(form);
  await set;
  await logInAs(editor, email, password);
  const navigation = editor.getByRole('navigation', { name: 'Navigation' });
  await expect(navigation.getByRole('link', { name: 'Redirects' })).toBeVisible();
  for (const name of ['Catalogue', 'Settings', 'System'])
    await expect(navigation.getByRole('button', { name })).toHaveCount(0);
  await editor.close();

  await page.goto('/admin/changes');
  const log = page.getByRole('grid');
  for (const record of [email, 'post', 'standard']) await expect(log).toContainText(record);
  await expect(log).toContainText(owner.email);
});

const needed = 'Staff of this shop need a second factor. Set it up to continue.';
const menu = (page: Page) => page.getByRole('navigation', { name: 'Navigation' });

test('a shop that requires a second factor lets staff work once they have one', async ({
  page,
  browser,
}) => {
  await logIn(page);
  await page.goto('/admin/settings-security/record/security');
  await page.locator('label', { hasText: 'Second factor required' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/security$/);
  await expect(page.getByText(needed)).toBeVisible();

  const editor = await browser.newPage();
  await logInAs(editor, editorLogin.email, editorLogin.password, 'security');
  await expect(editor.getByText(needed)).toBeVisible();
  await expect(menu(editor).getByRole('link', { name: 'Redirects' })).toHaveCount(0);
  expect(await axeFindings(editor)).toEqual([]);
  await editor.getByLabel('Your password').first().fill(editorLogin.password);
  await editor.getByRole('button', { name: 'Set up' }).click();
  const secret = await editor.getByLabel('Secret').inputValue();
  await editor.getByLabel('Code', { exact: true }).fill(codeOf(secret, 0));
  await editor.getByRole('button', { name: 'Switch on' }).click();
  await expect(editor.getByRole('listitem').locator('code')).toHaveCount(10);
  await editor.getByRole('link', { name: 'Go on to the back office' }).click();
  await expect(menu(editor).getByRole('link', { name: 'Redirects' })).toBeVisible();
  await editor.close();
});

test('a passkey takes the place of the second factor', async ({ page }) => {
  await giveDevice(page);
  await offerNoAutofill(page);
  await logInAs(page, owner.email, owner.password, 'security');
  await expect(page.getByText(needed)).toBeVisible();
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await passkeys.getByLabel('Your password').fill(owner.password);
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await passkeys.getByLabel('Name of the passkey').fill('Laptop');
  await passkeys.getByRole('button', { name: 'Create the passkey' }).click();
  await expect(passkeys.getByText('Laptop')).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/adminLogin');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(menu(page).getByRole('button', { name: 'Orders', exact: true })).toBeVisible();
});
