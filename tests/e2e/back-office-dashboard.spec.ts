import { expect, test } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { logInStaff, openOffice } from './staff.ts';

test('the overview shows figures of a period as a plot and a table, and what waits for staff', async ({
  page,
}) => {
  await openOffice(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  const figures = page.getByRole('region', { name: 'Sales figures' });
  await expect(figures.getByRole('button', { name: /^Revenue/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await figures.getByRole('button', { name: /^Orders/ }).click();
  await expect(figures.getByRole('heading', { level: 2 })).toHaveText('Orders');
  await page.getByRole('button', { name: 'Last 30 days' }).click();
  await page.getByRole('option', { name: 'Last 7 days' }).click();
  await expect(page).toHaveURL(/period=7$/);
  await figures.getByRole('button', { name: 'Show as a table' }).click();
  await expect(figures.getByRole('table').locator('tbody tr')).toHaveCount(7);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: /Low stock/ }).click();
  await expect(page).toHaveURL(/\/products\?view=lowStock$/);
  await expect(page.getByRole('grid')).toBeVisible();
});

test('staff order categories by buttons, and delete one into another', async ({ page }) => {
  await logInStaff(page);
  for (const name of ['Harbour', 'Haven']) {
    await page.goto('/en/admin/categories/new');
    const names = page.getByRole('group', { name: 'Name' });
    await names.getByRole('textbox').first().fill(name);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/record\/\d+$/);
  }
  await page.getByRole('link', { name: 'Order of categories' }).click();
  const row = page.getByRole('row', { name: /Haven/ });
  await row.getByRole('button', { name: 'Into the one above' }).click();
  await expect(row).toHaveAttribute('aria-level', '2');
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('link', { name: 'Harbour', exact: true }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  const way = page.getByRole('region', { name: 'Delete the category' });
  await expect(way).toContainText('Categories inside of it: 1');
  await page.goto('/en/admin/category-tree');
  await row.getByRole('button', { name: 'Out of its category' }).click();
  await expect(row).toHaveAttribute('aria-level', '1');
  for (const name of ['Harbour', 'Haven']) {
    await page.goto('/en/admin/category-tree');
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Delete', exact: true })
      .click();
    await expect(page).toHaveURL(/\/categories$/);
  }
  expect((await page.goto('/en/shop/harbour'))?.url()).toMatch(/\/en\/shop$/);
  await page.goto('/en/admin/redirects?q=hav');
  await expect(page.getByRole('grid')).toContainText('/haven');
});

test('a cell is edited in the list, refused with its reason, and undone', async ({ page }) => {
  await logInStaff(page);
  await page.goto('/en/admin/redirects/new');
  await page.getByRole('textbox', { name: /^From/ }).fill('/cell-one');
  await page.getByRole('textbox', { name: /^To/ }).fill('/shop');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/record\//);
  await page.goto('/en/admin/redirects?q=cell-one');
  await page.getByRole('button', { name: 'Edit in the list' }).click();
  const row = page.getByRole('grid').locator('tbody tr').filter({ hasText: '/cell-one' });
  await row.getByRole('button', { name: /Edit: To$/ }).click();
  const cell = row.getByRole('textbox', { name: 'To' });
  await cell.fill('no path');
  await cell.press('Enter');
  await expect(row.getByRole('alert')).not.toBeEmpty();
  expect(await axeFindings(page)).toEqual([]);
  await cell.press('Escape');
  await expect(row).toContainText('/shop');
  await row.getByRole('button', { name: /Edit: To$/ }).click();
  await cell.fill('/news');
  await cell.press('Enter');
  const notice = page.getByRole('region', { name: 'Last operation' });
  await expect(notice).toContainText('Saved');
  await expect(row).toContainText('/news');
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('/shop');
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Excel' }).click();
  expect((await file).suggestedFilename()).toBe('Redirects.xlsx');
  await page.getByRole('button', { name: 'Edit in the list' }).click();
  await row.click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL(/\/redirects$/);
});
