import { type Browser, expect, type Page, test } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { address, give, send } from './buyer.ts';
import { logInStaff, save } from './staff.ts';

async function setDeliveryPrice(page: Page, price: string): Promise<void> {
  await page.goto('/en/admin/delivery-methods/record/1');
  await page.getByRole('textbox', { name: /^Price/ }).fill(price);
  await page.getByRole('textbox', { name: /^Price/ }).blur();
  await save(page);
}

const pageOfVisitor = async (browser: Browser) => (await browser.newContext()).newPage();

async function switchShop(page: Page): Promise<void> {
  await page.locator('label', { hasText: 'The shop is closed' }).click();
  await save(page);
}

test('a changed delivery price is at the checkout at once', async ({ page, browser }) => {
  await logInStaff(page);
  const buyer = await pageOfVisitor(browser);
  await buyer.goto('/');
  await give(buyer, 'rjecnik-vjetrova');
  expect((await send(buyer, 'checkout.address', address)).ok).toBe(true);
  await setDeliveryPrice(page, '5.17');
  expect(await axeFindings(page)).toEqual([]);
  await buyer.goto('/naplata?step=shipping');
  await expect(buyer.locator('[data-block="checkout-shipping"]')).toContainText('5,17');
  await setDeliveryPrice(page, '4.50');
  await expect(page.getByRole('region', { name: 'History' })).toContainText('5.17');
});

test('the switch closes the shop for visitors only, and opens it again · MAINT-01 MAINT-02', async ({
  page,
  browser,
}) => {
  await logInStaff(page);
  const visitor = await pageOfVisitor(browser);
  await page.goto('/en/admin/settings-maintenance');
  await switchShop(page);
  expect(await axeFindings(page)).toEqual([]);
  expect((await visitor.goto('/en/shop'))?.status()).toBe(503);
  expect((await page.goto('/en/shop'))?.status()).toBe(200);
  await expect(page.getByText('The shop is closed for visitors.')).toBeVisible();
  await page.getByRole('link', { name: 'Change' }).click();
  await expect(page).toHaveURL(/settings-maintenance\/record\/maintenance$/);
  await switchShop(page);
  expect((await visitor.goto('/en/shop'))?.status()).toBe(200);
});

test('an example shows the numbers of a pattern of order numbers', async ({ page }) => {
  await logInStaff(page);
  await page.goto('/en/admin/settings-order-numbers');
  const pattern = page.getByRole('textbox', { name: /^Pattern/ });
  await expect(pattern).toHaveAccessibleDescription(/New numbers look like this: MM-\d{4}-001001/);
  await pattern.fill('W{number:5}-{year}');
  await expect(pattern).toHaveAccessibleDescription(/New numbers look like this: W01001-\d{4}/);
  await pattern.fill('W {number:5}');
  await expect(
    page.getByText(/^Use capital letters, digits, hyphens.*\{number:6\} exactly once/),
  ).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('staff see what the server keeps, clear a tag and everything, and see its domains', async ({
  page,
}) => {
  await logInStaff(page);
  await page.goto('/en/admin/server');
  const caches = page.getByRole('region', { name: 'Caches' });
  const kinds = caches.getByRole('grid').getByRole('row');
  await expect(kinds.first()).toContainText(/response/);
  await caches.getByLabel('Clear by tag').fill('catalogue');
  await caches.getByRole('button', { name: 'Clear the tag' }).click();
  await expect(caches.getByText('Cleared.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await caches.getByRole('button', { name: 'Clear all' }).click();
  // The next requests already cache a few small responses; before, there were megabytes.
  await expect(caches.getByText(/^\d{1,2} kB of/)).toBeVisible();
  const domains = page.getByRole('region', { name: 'Domains' });
  await expect(domains.getByRole('listitem').first()).toContainText('http');
  await expect(page.getByRole('region', { name: 'Version' })).toContainText('is running');
});
