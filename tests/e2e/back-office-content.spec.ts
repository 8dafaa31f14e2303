import { expect, test } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { create, fill, relate } from './sites/office.ts';
import { logInStaff } from './staff.ts';

test('staff open a page of the list in edit mode, and a screen’s template cannot be deleted', async ({
  page,
}) => {
  await logInStaff(page);
  await page.goto('/en/admin/pages?q=privatnost');
  await page.getByRole('grid').getByRole('rowheader').first().click();
  const links = page.getByRole('region', { name: 'Edit mode' });
  await expect(links.getByRole('link')).toHaveCount(3);
  expect(await axeFindings(page)).toEqual([]);
  await links.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/.+editPage=true/);

  await page.goto('/en/admin/page-templates?q=checkout-success');
  await page.getByRole('grid').getByRole('rowheader').first().click();
  await expect(page.getByRole('link', { name: 'Edit the template' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alert')).toContainText('uses this template');
});

test('staff write a post with a category and an author, and visitors read it', async ({
  page,
  browser,
}) => {
  const stamp = String(Date.now());
  await logInStaff(page);
  await page.goto('/en/admin/authors/new');
  await fill(page, { Name: `Iva ${stamp}` });
  await create(page);
  await page.goto('/en/admin/post-categories/new');
  await fill(page, { 'Title/English': `Harbour ${stamp}`, 'Title/Croatian': `Luka ${stamp}` });
  await create(page);
  await page.goto('/en/admin/posts/new');
  await fill(page, { 'Title/English': `Low tide ${stamp}`, 'Title/Croatian': `Oseka ${stamp}` });
  await relate(page, 'Categories', `Harbour ${stamp}`);
  await relate(page, 'Author', `Iva ${stamp}`);
  await page.getByLabel('Published').fill('2026-11-01T08:00');
  await create(page);
  expect(await axeFindings(page)).toEqual([]);

  const visitor = await browser.newPage();
  await visitor.goto('/en/blog');
  await visitor
    .getByRole('link', { name: `Low tide ${stamp}` })
    .first()
    .click();
  await expect(visitor.locator('main h1')).toHaveText(`Low tide ${stamp}`);
  await visitor
    .getByRole('link', { name: `Iva ${stamp}` })
    .first()
    .click();
  await expect(visitor.locator('main')).toContainText(`Low tide ${stamp}`);
  await visitor.close();
});

test('a consent is chosen for forms, and a form without it cannot require it', async ({ page }) => {
  await logInStaff(page);
  await page.goto('/en/admin/consent-texts/new');
  const stamp = Date.now() % 100_000;
  await fill(page, {
    Key: `T-${stamp}`,
    'Text/English': 'I agree.',
    'Text/Croatian': 'Pristajem.',
  });
  const required = page.getByRole('group', { name: /^Required in/ });
  await required.getByText('Product availability', { exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(required).toHaveAccessibleDescription(/./);
  await page
    .getByRole('group', { name: /^Used in/ })
    .getByText('Product availability', { exact: true })
    .click();
  await create(page);
  await page.goto('/en/admin/consent-texts');
  await expect(page.getByRole('row', { name: new RegExp(`T-${stamp}`) })).toContainText(
    'Product availability',
  );
});

test('a copy of a product is hidden: staff preview its page, visitors get none', async ({
  page,
  browser,
}) => {
  await logInStaff(page);
  await page.goto('/en/admin/products?q=calendar');
  await page.getByRole('grid').getByRole('rowheader').first().click();
  const actions = page.getByRole('region', { name: 'Actions' });
  const original = page.url();
  await actions.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page).not.toHaveURL(original);
  const preview = actions.getByRole('link', { name: 'Preview' });
  const address = `${await preview.getAttribute('href')}`;
  const [shown] = await Promise.all([page.waitForEvent('popup'), preview.click()]);
  await expect(shown.locator('[data-block="product-detail"] h1')).toBeVisible();
  const visitor = await browser.newPage();
  expect((await visitor.goto(address))?.status()).toBe(404);
  await visitor.close();
});
