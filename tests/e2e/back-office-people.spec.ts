import { type Browser, type BrowserContext, expect, test } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { commandForm, submit } from './journey.ts';
import { mailedToken } from './one-database.ts';
import { logInStaff, openOffice, save } from './staff.ts';

/** Opens a browser with its own IP address, so that rate limits do not count requests of other tests. */
const visitor = (browser: Browser, baseURL: string | undefined): Promise<BrowserContext> =>
  browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    extraHTTPHeaders: { 'x-forwarded-for': '10.71.0.1' },
  });

test('an invited editor sets a password by the mail and sees pages only; the log has the inviter', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `urednik-${Date.now()}@example.com`;
  await logInStaff(page);
  await page.goto('/en/admin/staff/new');
  const record = page.locator('form', { has: page.getByRole('button', { name: 'Save' }) });
  await record.getByRole('textbox', { name: /^Email/ }).fill(email);
  await record.getByRole('button', { name: /Language/ }).click();
  await page.getByRole('option').first().click();
  await record.getByRole('button', { name: /Role/ }).click();
  await page.getByRole('option', { name: 'Editor' }).click();
  const right = (name: string) => record.getByRole('checkbox', { name });
  await expect(right('Editing pages')).toBeChecked();
  await expect(right('Catalogue')).not.toBeChecked();
  await right('Catalogue').press('Space');
  await expect(record.getByRole('button', { name: /Role/ })).toContainText('Chosen rights');
  await right('Catalogue').press('Space');
  await expect(record.getByRole('button', { name: /Role/ })).toContainText('Editor');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/staff\/record\/\d+$/);
  const url = page.url();

  const context = await visitor(browser, baseURL);
  const editor = await context.newPage();
  const token = await mailedToken('mail.inviteStaff', email);
  await editor.goto(`/en/forgot-password?token=${token}`);
  const form = commandForm(editor, 'password.set');
  await form.locator('[name="password"]').fill('sidro-i-jedro-7');
  await form.locator('[name="confirmedPassword"]').fill('sidro-i-jedro-7');
  const set = editor.waitForResponse((response) => response.request().method() === 'POST');
  await submit(form);
  await set;
  await openOffice(editor, { username: email, password: 'sidro-i-jedro-7' });
  const navigation = editor.getByRole('navigation', { name: 'Navigation' });
  await expect(navigation.getByRole('link', { name: 'Redirects' })).toBeVisible();
  for (const name of ['Orders', 'Customers', 'Staff']) {
    await expect(navigation.getByRole('link', { name, exact: true })).toHaveCount(0);
  }
  for (const name of ['Catalogue', 'Settings', 'System'])
    await expect(navigation.getByRole('button', { name })).toHaveCount(0);
  await editor.goto('/en/admin/orders');
  await expect(editor).not.toHaveURL(/orders/);
  await context.close();

  await page.goto('/en/admin/changes');
  const first = page.getByRole('grid').locator('tbody tr').filter({ hasText: email }).first();
  await expect(first).toContainText('uprava@example.com');
  await page.goto(url);
  await page.locator('label', { hasText: 'Blocked' }).click();
  await save(page);
});

test('a customer is blocked with a reason, reads so at the login, and is erased', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `brisanje-${Date.now()}@example.com`;
  const password = 'prva-lozinka';
  const context = await visitor(browser, baseURL);
  const person = await context.newPage();
  const details = { firstName: 'Nika', lastName: 'Šoša' };
  const registered = await person.request.post('/api/v1/user/web/register', {
    data: { email, username: email, password, details },
  });
  expect(registered.ok()).toBe(true);

  await logInStaff(page);
  await page.goto('/en/admin/customers');
  await page.getByRole('searchbox').fill(email);
  const rows = page.getByRole('grid').locator('tbody tr');
  await expect(rows).toHaveCount(1);
  await rows.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(email);
  await page.getByLabel('New note').fill('Called on Friday');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Called on Friday')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Change email address' }).click();
  const change = page.getByRole('dialog');
  await change.getByLabel('New address').fill('new-mailbox');
  await change.getByRole('button', { name: 'Send the link' }).click();
  await expect(change.getByLabel('New address')).toHaveAttribute('aria-invalid', 'true');
  await change.getByLabel('New address').fill(`new-${email}`);
  await change.getByLabel('Reason').fill('Showed an identity card');
  expect(await axeFindings(page)).toEqual([]);
  await change.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`A link is on its way to new-${email}`)).toBeVisible();
  await expect(page.getByText('Showed an identity card')).toBeVisible();

  await page.locator('label', { hasText: 'Blocked' }).click();
  await page.getByLabel('Reason for the block').fill('Three false orders');
  await save(page);
  await person.goto('/en/login');
  const form = commandForm(person, 'auth.login');
  await form.locator('[name="username"]').fill(email);
  await form.locator('[name="password"]').fill(password);
  await submit(form);
  await expect(person.getByText('This account is blocked.').first()).toBeVisible();
  await context.close();

  await page.getByRole('button', { name: 'Erase the customer' }).click();
  const dialog = page.getByRole('alertdialog');
  const erase = dialog.getByRole('button', { name: 'Erase the customer' });
  await expect(erase).toBeDisabled();
  await dialog.getByRole('textbox').fill(email);
  await erase.click();
  await expect(page).toHaveURL(/\/admin\/customers$/);
});

test('staff make a group, put a customer into it, and delete it', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `grupa-${Date.now()}@example.com`;
  const context = await visitor(browser, baseURL);
  const details = { firstName: 'Nika', lastName: 'Šoša' };
  const registered = await context.request.post('/api/v1/user/web/register', {
    data: { email, username: email, password: 'prva-lozinka', details },
  });
  expect(registered.ok()).toBe(true);
  await context.close();

  await logInStaff(page);
  await page.goto('/en/admin/customer-groups/new');
  await page.getByRole('group', { name: 'Name' }).getByRole('textbox').first().fill('Schools');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/customer-groups\/record\/\d+$/);
  const group = page.url();

  await page.goto('/en/admin/customers');
  await page.getByRole('searchbox').fill(email);
  const rows = page.getByRole('grid').locator('tbody tr');
  await expect(rows).toHaveCount(1);
  await rows.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(email);
  await page.getByRole('button', { name: 'Choose: Groups' }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('Schools');
  await page.getByRole('option', { name: 'Schools' }).first().click();
  await expect(page.getByRole('link', { name: 'Schools' })).toBeVisible();
  await save(page);
  expect(await axeFindings(page)).toEqual([]);

  await page.goto('/en/admin/customer-groups');
  await expect(page.getByRole('row', { name: /Schools/ })).toContainText('1');
  await page.goto(group);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/customer-groups$/);
});

test('staff order for a buyer: product, address, delivery, payment', async ({ page }) => {
  await logInStaff(page);
  await page.goto('/en/admin/new-order');
  await page.getByRole('button', { name: 'Add a product' }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('calendar');
  await page
    .getByRole('option', { name: /calendar/i })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const values = {
    'Email address': 'narucuje@example.com',
    Phone: '+385 91 555 0199',
    'First name': 'Žarka',
    'Last name': 'Đurđević',
    Street: 'Obala',
    'House number': '7a',
    Postcode: '23000',
    Town: 'Zadar',
  };
  for (const [label, value] of Object.entries(values)) {
    await page.getByRole('textbox', { name: label }).fill(value);
  }
  await page.getByRole('button', { name: /Country/ }).click();
  await page.getByRole('option', { name: 'Croatia' }).click();
  await page.getByRole('button', { name: 'Save the buyer' }).click();
  await page.getByRole('radiogroup', { name: 'Delivery' }).locator('label').first().click();
  await page
    .getByRole('radiogroup', { name: 'Payment' })
    .locator('label', { hasText: /transfer/i })
    .click();
  expect(await axeFindings(page)).toEqual([]);
  const create = page.getByRole('button', { name: 'Place the order' });
  await expect(create).toBeEnabled();
  await create.click();
  await expect(page).toHaveURL(/\/orders\/record\/\d+$/);
  await page.getByRole('button', { name: 'Preview: Order received' }).click();
  await expect(page.locator('iframe')).toHaveAttribute('srcdoc', /calendar/i);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Correct the address: Delivery' }).click();
  await page.getByRole('dialog').getByLabel('Street').fill('Široka');
  await page.getByRole('dialog').getByRole('button', { name: 'Correct the address' }).click();
  await expect(page.getByRole('region', { name: 'Customer' })).toContainText('Široka');
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
