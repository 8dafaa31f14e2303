import { expect, test } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { logInStaff, save } from './staff.ts';

test('staff create a promotion and see its effect, and a wrong one is refused at the field', async ({
  page,
}) => {
  await logInStaff(page);
  await page.goto('/en/admin/promotions/new');
  await page.getByLabel('Code').fill('MARKETING20');
  await page.getByRole('button', { name: 'Not chosen' }).click();
  await page.getByRole('option', { name: 'Percent' }).click();
  await page.getByRole('textbox', { name: /^Discount/ }).fill('120');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('textbox', { name: /^Discount/ })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await page.getByRole('textbox', { name: /^Discount/ }).fill('20');
  await page.getByLabel('Valid from').fill('2026-06-01T10:00');
  await page.getByLabel('Valid until').fill('2026-05-01T10:00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Valid until')).toHaveAccessibleDescription(
    /“Valid until” must be later than “Valid from”\./,
  );
  await page.getByLabel('Valid until').fill('2026-07-01T10:00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/record\/\d+$/);
  const examples = page.getByRole('region', { name: 'Example carts' });
  await expect(examples.getByRole('article')).toHaveCount(3);
  await expect(examples.getByRole('article').first()).toContainText('MARKETING20');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/admin\/promotions$/);
});

test('staff write the subject of a mail, see it, and reset it', async ({ page }) => {
  await logInStaff(page);
  await page.goto('/en/admin/mail-templates/record/links.logIn');
  const subject = page.getByRole('group', { name: 'Subject' }).getByRole('textbox').first();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.locator('iframe')).toHaveAttribute('title', 'Your login link');
  expect(await axeFindings(page)).toEqual([]);
  await subject.fill('Dobro došli');
  await save(page);
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem').first()).toContainText('Dobro došli');
  const undo = history.getByRole('button', { name: 'Undo' });
  const before = await undo.count();
  await subject.fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(undo).toHaveCount(before + 1);
});

test('staff open a form with its fields', async ({ page }) => {
  await logInStaff(page);
  await page.goto('/en/admin/forms');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('grid').getByRole('rowheader').first().click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  // The preview is a document without the page's own heading.
  expect(await axeFindings(page, [], { iframes: false })).toEqual([]);
});

test('staff see the entries of a menu', async ({ page }) => {
  await logInStaff(page);
  await page.goto('/en/admin/menus');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menus');
  await expect(page.getByRole('button', { name: 'Publish' })).toBeEnabled();
  expect(await axeFindings(page)).toEqual([]);
});

test('staff see the places of an event', async ({ page }) => {
  await logInStaff(page);
  await page.goto('/en/admin/events');
  await expect(page.getByRole('grid').locator('tbody tr').first()).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Left' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
