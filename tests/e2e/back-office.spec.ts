import { expect, test } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { logInStaff, openOffice, save } from './staff.ts';

test('staff find, create, change and delete a coupon, and two of them never overwrite each other', async ({
  page,
  context,
}) => {
  await openOffice(page);
  const navigation = page.getByRole('navigation', { name: 'Navigation' });
  await navigation.getByRole('button', { name: 'Marketing' }).click();
  await navigation.getByRole('link', { name: 'Promotions' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promotions');
  await page.getByRole('link', { name: 'New', exact: true }).click();
  await page.getByLabel('Code').fill('MORE10');
  await page.getByRole('button', { name: 'Not chosen' }).click();
  await page.getByRole('option', { name: 'Percent' }).click();
  await page.getByRole('textbox', { name: /^Discount/ }).fill('25');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('already in use')).toBeVisible();
  await page.getByLabel('Code').fill('STAFF25');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/record\/\d+$/);

  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('textbox', { name: /^Discount/ }).fill('30');
  await other.getByLabel('Code').fill('STAFF30');
  await save(other);
  await page.getByRole('textbox', { name: /^Discount/ }).fill('35');
  await page.getByLabel('Code').fill('STAFF35');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = page.getByRole('alert');
  await expect(conflict).toContainText('Someone changed the same fields in the meantime.');
  expect(await axeFindings(page)).toEqual([]);
  await conflict.getByRole('group', { name: 'Code' }).getByText('STAFF30').click();
  await conflict.getByRole('button', { name: 'Save the chosen values' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Code')).toHaveValue('STAFF30');
  await expect(page.getByRole('textbox', { name: /^Discount/ })).toHaveValue('35');
  await expect(
    page.getByRole('region', { name: 'History' }).getByRole('listitem').first(),
  ).toContainText('Discount: 30 35');

  // Changes of different fields are no conflict.
  await other.reload();
  await other.getByRole('textbox', { name: /^Discount/ }).fill('40');
  await save(other);
  await page.getByLabel('Code').fill('STAFF40');
  await save(page);
  await expect(page.getByRole('textbox', { name: /^Discount/ })).toHaveValue('40');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/admin\/promotions$/);
  await expect(page.getByRole('grid')).not.toContainText('STAFF40');
});

test('what was typed and not saved is there again after another page and a reload', async ({
  page,
}) => {
  await logInStaff(page);
  await page.goto('/en/admin/tags');
  await page.getByRole('grid').getByRole('rowheader').first().click();
  const name = page.getByRole('textbox', { name: /English/ }).first();
  const before = await name.inputValue();
  const address = page.url();
  await name.fill(`${before} unsaved`);
  await page.getByRole('link', { name: 'Tags' }).and(page.locator('main a')).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goto(address);
  await expect(name).toHaveValue(`${before} unsaved`);
  const notice = page.getByText('These are your changes from', { exact: false });
  await expect(notice).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Discard them' }).click();
  await expect(name).toHaveValue(before);
  await page.reload();
  await expect(name).toHaveValue(before);
  await expect(notice).toBeHidden();
});

test('a list is filtered by its address, and Back returns to it', async ({ page }) => {
  await logInStaff(page);
  await page.goto(
    '/en/admin/promotions?where=%7B%22kind%22%3A%7B%22in%22%3A%5B%22amount%22%5D%7D%7D',
  );
  const rows = page.getByRole('grid').locator('tbody tr');
  await expect(rows.first()).toContainText('Amount');
  await expect(page.getByRole('grid')).not.toContainText('Percent');
  await rows.first().click();
  await expect(page).toHaveURL(/\/record\/\d+$/);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await expect(rows.first()).toContainText('Amount');
});

test('staff change many records at once, undo it, and find a record from anywhere', async ({
  page,
}) => {
  await logInStaff(page);
  for (const path of ['/gone-one', '/gone-two']) {
    await page.goto('/en/admin/redirects/new');
    await page.getByRole('textbox', { name: /^From/ }).fill(path);
    await page.getByRole('textbox', { name: /^To/ }).fill('/shop');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/record\//);
  }
  await page.goto('/en/admin/redirects?q=gone');
  const rows = page.getByRole('grid').locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await page.getByRole('grid').locator('thead label').click();
  const bar = page.getByRole('region', { name: 'Selected records' });
  await expect(bar).toContainText('2 records selected');
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const notice = page.getByRole('region', { name: 'Last operation' });
  await expect(notice).toContainText('2 records deleted.');
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(notice).toContainText('2 records restored.');
  await expect(rows).toHaveCount(2);

  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV' }).click();
  expect((await file).suggestedFilename()).toBe('Redirects.csv');

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('gone-two');
  await page.getByRole('option', { name: '/gone-two' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('/gone-two');
  await page.goto('/en/admin/changes');
  const entries = page.getByRole('grid').locator('tbody tr');
  await entries.filter({ hasText: 'Redirect: /gone-two' }).last().getByRole('rowheader').click();
  const change = page.getByRole('region', { name: 'Change', exact: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Redirect: /gone-two');
  await expect(change.getByRole('columnheader')).toHaveText(['What', 'Before', 'After']);
  await expect(change.getByRole('row', { name: /^To/ })).toContainText('/shop');
  expect(await axeFindings(page)).toEqual([]);
  await change.getByRole('link', { name: 'Open the record' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('/gone-two');
});

test('the bar and the navigation are painted before the code arrives', async ({ page }) => {
  await logInStaff(page);
  await page.route('**/assets/edit/**', (route) => route.abort());
  await page.goto('/en/admin/products');
  const sizeOf = (part: string) =>
    page.locator('#izlog').evaluate((root, pseudo) => {
      const { inlineSize, blockSize } = getComputedStyle(root, pseudo);
      return [inlineSize, blockSize].map(Number.parseFloat);
    }, part);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(await sizeOf('::before')).toEqual([width, 48]);
  expect(await sizeOf('::after')).toEqual([232, height - 48]);
  await page.unroute('**/assets/edit/**');
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.locator('#izlog:empty')).toHaveCount(0);
});

test('lists and records pass axe, and visitors are sent to the login', async ({
  page,
  browser,
}) => {
  await logInStaff(page);
  await page.goto('/en/admin/promotions');
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('grid').getByRole('rowheader').first().click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const visitor = await browser.newPage();
  await visitor.goto('/en/admin/promotions');
  await expect(visitor).toHaveURL(/adminLogin/);
});
