import { expect, test } from '@playwright/test';
import { give, orderForCash, settleCookies } from './buyer.ts';
import { tabTo } from './by-keyboard.ts';
import { logInStaff, openOffice } from './staff.ts';
import { openOrder } from './staff-orders.ts';

test('by keyboard only, staff search a list, change a record, and return to its row', async ({
  page,
}) => {
  await logInStaff(page);
  await page.goto('/en/admin/tags');
  const grid = page.getByRole('grid');
  await expect(grid).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  const rows = grid.getByRole('rowheader');
  const word = (await rows.first().innerText()).trim();
  const all = await rows.count();
  await page.keyboard.type(word);
  await expect(page).toHaveURL(/\?q=/);
  // The address changes before the list does.
  await expect.poll(() => rows.count()).toBeLessThan(all);
  const row = grid.locator('tbody tr').filter({ hasText: word }).first();
  await expect(row).toBeVisible();
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/record\//);

  const name = page.getByRole('textbox', { name: /English/ }).first();
  await expect(name).toBeVisible();
  const before = await name.inputValue();
  for (const text of [`${before} changed`, before]) {
    await name.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(name).toHaveValue(text);
  }

  await page.getByRole('link', { name: 'Tags' }).and(page.locator('main a')).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/tags\?q=/);
  await expect(row).toBeVisible();
});

test('with the keyboard alone, the focus is never lost: list, record, Back, many records, Undo', async ({
  page,
}) => {
  await logInStaff(page);
  const { keyboard } = page;
  for (const path of ['/by-key-one', '/by-key-two']) {
    await page.goto('/en/admin/redirects/new');
    await page.getByRole('textbox', { name: /^From/ }).fill(path);
    await page.getByRole('textbox', { name: /^To/ }).fill('/shop');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/record\//);
  }
  await page.goto('/en/admin/redirects?q=by-key');
  const rows = page.getByRole('grid').locator('tbody tr');
  const row = rows.nth(1);
  await expect(rows).toHaveCount(2);
  await tabTo(rows.first());
  await keyboard.press('ArrowDown');
  await expect(row).toBeFocused();

  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/record\//);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await keyboard.press('Tab');
  await expect(
    page.getByRole('link', { name: 'Redirects' }).and(page.locator('main a')),
  ).toBeFocused();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await tabTo(save);
  await keyboard.press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(save).toBeFocused();
  await page.goBack();
  await expect(row).toBeFocused();

  await keyboard.press('Space');
  await tabTo(page.getByRole('button', { name: 'Change fields' }));
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Change fields' })).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Delete', exact: true }));
  await keyboard.press('Enter');
  await tabTo(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await keyboard.press('Enter');
  const notice = page.getByRole('region', { name: 'Last operation' });
  await expect(notice).toContainText('1 record deleted.');
  await expect(notice).toBeFocused();
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(notice).toContainText('1 record restored.');
  await expect(notice).toBeFocused();
});

test('by keyboard only, staff send a parcel and refund a piece; a refused field has the focus', async ({
  page,
  browser,
  baseURL,
}) => {
  const shopper = await browser.newPage({
    ...(baseURL !== undefined && { baseURL }),
    extraHTTPHeaders: { 'x-forwarded-for': '10.22.0.7' },
  });
  await settleCookies(shopper, baseURL);
  await give(shopper, 'zidni-kalendar-2027', 2);
  const number = await orderForCash(shopper);
  await shopper.close();
  await logInStaff(page);
  await openOrder(page, number);
  const { keyboard } = page;
  const actions = page.getByRole('group', { name: 'Actions' });
  const dialog = page.getByRole('dialog');
  const open = async (name: string) => {
    await tabTo(actions.getByRole('button', { name }));
    await keyboard.press('Enter');
    await expect(dialog).toBeVisible();
  };
  const confirm = async (name: string) => {
    await tabTo(dialog.getByRole('button', { name }));
    await keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
  };

  await open('Send a parcel');
  const sent = dialog.getByLabel(/pieces in this parcel/);
  await tabTo(sent);
  await keyboard.type('9');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(sent).toHaveAttribute('aria-invalid', 'true');
  await expect(sent).toBeFocused();
  await keyboard.press('Escape');
  await expect(actions.getByRole('button', { name: 'Send a parcel' })).toBeFocused();
  await keyboard.press('Enter');
  await confirm('Send a parcel');
  await expect(page.getByText('The parcel has been recorded.')).toBeVisible();
  await expect(actions).toBeFocused();

  await open('Mark as delivered');
  await confirm('Mark as delivered');
  await expect(actions).toBeFocused();

  await open('Refund items or an amount');
  await tabTo(dialog.getByLabel(/pieces to refund/));
  await keyboard.type('1');
  await keyboard.press('Enter');
  const reason = dialog.getByLabel('Reason');
  await expect(dialog.getByText('Enter the reason.')).toBeVisible();
  await expect(reason).toBeFocused();
  await keyboard.type('Damaged on the way');
  await confirm('Refund items or an amount');
  await expect(actions.getByRole('button', { name: /^Refund items/ })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Refunds' })).toContainText('Damaged on the way');
});

test('an unknown address of the back office is a screen of it, which leads on', async ({
  page,
}) => {
  await logInStaff(page);
  const response = await page.goto('/en/admin/nothing');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page here');
  await page.getByRole('main').getByRole('link', { name: 'Overview' }).press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/en/admin/orders/new');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page here');
  await page.goto('/en/admin/tags/other');
  await expect(page.getByRole('navigation', { name: 'Navigation' })).toBeVisible();
});

test('what staff type while a new record is being created stays in its form, with the focus', async ({
  page,
}) => {
  await logInStaff(page);
  await page.goto('/en/admin/tags/new');
  await page.route(/\/collections\/tags$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  const name = page.getByRole('textbox', { name: /English/ }).first();
  await page
    .getByRole('textbox', { name: /Croatian/ })
    .first()
    .fill('Svjetiljke');
  await page.getByRole('textbox', { name: 'Key' }).fill('svjetiljke');
  await page.keyboard.press('Enter');
  await name.click();
  await page.keyboard.type('Lan');
  await expect(page).toHaveURL(/\/record\//);
  await page.keyboard.type('terns');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Lanterns');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Lanterns');
});

test('the search over everything returns the focus to where it was', async ({ page }) => {
  await logInStaff(page);
  await page.goto('/en/admin/tags');
  const search = page.getByRole('searchbox');
  await expect(search).toBeVisible();
  await search.focus();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(search).toBeFocused();
});

test('the groups of the navigation open by keyboard, and stay as they were left', async ({
  page,
}) => {
  await openOffice(page);
  const navigation = page.getByRole('navigation', { name: 'Navigation' });
  const group = (name: string) => navigation.getByRole('button', { name });
  const link = (name: string) => navigation.getByRole('link', { name, exact: true });
  await expect(group('Content')).toHaveAttribute('aria-expanded', 'false');
  await expect(link('Posts')).toBeHidden();
  await group('Content').focus();
  await page.keyboard.press('Enter');
  await expect(link('Posts')).toBeVisible();
  await page.goto('/en/admin/tags');
  await expect(group('Content')).toHaveAttribute('aria-expanded', 'true');
  await expect(link('Tags')).toHaveAttribute('aria-current', 'page');
  await expect(link('Orders')).toBeHidden();
  await group('Catalogue').focus();
  await page.keyboard.press('Space');
  await expect(link('Tags')).toBeHidden();
  await group('Content').press('Enter');
  await page.reload();
  await expect(group('Content')).toHaveAttribute('aria-expanded', 'false');
  await expect(link('Tags')).toBeVisible();
});
