import { expect, type Page, test } from '@playwright/test';
import type { ProductCard } from '#schemas/entities/product.ts';
import { invariant } from '#schemas/result.ts';
import { axeFindings } from './axe.ts';
import { addToCart, commandForm, openCart, submit } from './journey.ts';
import { logInStaff, save } from './staff.ts';

const password = 'prva-lozinka';

/** Locates a price on the page of the product. */
const shownPrice = (page: Page, price: string) =>
  page.locator('[data-block="product-detail"]').getByText(price).filter({ visible: true }).first();

test('staff give a group a price; a customer of it sees and pays it, a visitor does not', async ({
  page,
  browser,
  baseURL,
}) => {
  const stamp = Date.now();
  const email = `cjenik-${stamp}@example.com`;
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    extraHTTPHeaders: { 'x-forwarded-for': '10.71.0.9' },
  });
  const details = { firstName: 'Nika', lastName: 'Šoša' };
  const registered = await context.request.post('/api/v1/user/web/register', {
    data: { email, username: email, password, details },
  });
  expect(registered.ok()).toBe(true);
  const found = await context.request.post('/api/v1/product/web/filter', {
    headers: { languagecode: 'en' },
    data: { limit: 100, sort: { param: 'finalPrice', order: 'desc' } },
  });
  const { data } = (await found.json()) as { data: { records: ProductCard[] } };
  const product = data.records.find(
    ({ canAddDirectly, inStock, format }) => canAddDirectly && inStock && format === 'Simple',
  );
  invariant(product, 'The shop sells a product without choices.');

  await logInStaff(page);
  const group = `Partners ${stamp}`;
  const groupUrl = await addGroup(page, group);

  await page.goto('/en/admin/customers');
  await page.getByRole('searchbox').fill(email);
  const rows = page.getByRole('grid').locator('tbody tr');
  await expect(rows).toHaveCount(1);
  await rows.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(email);
  await choose(page, 'Groups', group);
  await save(page);

  await page.goto('/en/admin/price-lists/new');
  const list = `Wholesale ${stamp}`;
  await page.getByRole('group', { name: 'Name' }).getByRole('textbox').first().fill(list);
  await choose(page, 'Customer groups', group);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/price-lists\/record\/\d+$/);
  const listUrl = page.url();
  const prices = page.getByRole('region', { name: 'Prices of single products' });
  await prices.getByRole('textbox', { name: 'SKU: New row' }).fill(product.sku);
  await prices.getByRole('textbox', { name: `Group price: ${product.sku}` }).fill('1.23');
  await prices.getByRole('button', { name: 'Save prices' }).click();
  await expect(prices.getByRole('rowheader', { name: product.sku, exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.goto(`/en/admin/products/record/${product.id}`);
  const applied = page.getByRole('region', { name: 'Group price lists' });
  await expect(applied.getByRole('row', { name: new RegExp(list) })).toContainText('1.23');

  const customer = await context.newPage();
  const address = `/en/product/${product.slug}`;
  await customer.goto(`/en/login`);
  const form = commandForm(customer, 'auth.login');
  await form.locator('[name="username"]').fill(email);
  await form.locator('[name="password"]').fill(password);
  await submit(form);
  await expect(customer).not.toHaveURL(/login/);
  await customer.goto(address);
  await expect(shownPrice(customer, '1.23')).toBeVisible();
  await addToCart(customer);
  await openCart(customer, 'en');
  await expect(
    customer
      .locator('[data-block="cart-items"]')
      .getByText('1.23')
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await context.close();

  const visit = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const visitor = await visit.newPage();
  for (let time = 0; time < 2; time += 1) {
    await visitor.goto(address);
    await expect(visitor.locator('[data-block="product-detail"] h1')).toBeVisible();
    await expect(shownPrice(visitor, '1.23')).toHaveCount(0);
  }
  await visit.close();

  await remove(page, listUrl);
  await remove(page, groupUrl);
});

const file = ['sku;naziv;cijena', 'MOD-001;Model;120,00', 'MOD-002;Model;abc', 'NOPE;–;5,00'];

test('by keyboard, staff see what a file with prices changes, take it over, and undo it', async ({
  page,
}) => {
  await logInStaff(page);
  const group = `Readers ${Date.now()}`;
  const groupUrl = await addGroup(page, group);
  await page.goto('/en/admin/price-lists/new');
  await choose(page, 'Customer groups', group);
  const name = page.getByRole('group', { name: 'Name' }).getByRole('textbox').first();
  await name.fill(`From a file ${Date.now()}`);
  await name.press('Enter');
  await expect(page).toHaveURL(/\/price-lists\/record\/\d+$/);
  const prices = page.getByRole('region', { name: 'Prices of single products' });
  const read = prices.getByRole('button', { name: 'Read a file' });
  // A busy page may handle a key before the request to report its file dialogs, so that comes first.
  const opened = page.waitForEvent('filechooser');
  await read.focus();
  await expect(read).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = await opened;
  const buffer = Buffer.from(file.join('\r\n'));
  await dialog.setFiles({ name: 'cjenik.csv', mimeType: 'text/csv', buffer });
  const refused = prices.getByRole('table', { name: 'Refused lines' });
  await expect(refused.getByRole('row')).toHaveCount(3);
  await expect(refused).toContainText('“abc” is not a price.');
  await expect(prices.getByRole('table', { name: 'Prices that change' })).toContainText('120.00');
  await expect(read).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await prices.getByRole('button', { name: 'Apply the prices' }).press('Enter');
  await expect(prices.getByText('Prices applied: 1.')).toBeVisible();
  const held = prices.getByRole('rowheader', { name: 'MOD-001' });
  await expect(held).toBeVisible();
  await prices.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(held).toHaveCount(0);
  await remove(page, page.url());
  await remove(page, groupUrl);
});

/** Adds a customer group and returns the address of its record. */
async function addGroup(page: Page, name: string): Promise<string> {
  await page.goto('/en/admin/customer-groups/new');
  await page.getByRole('group', { name: 'Name' }).getByRole('textbox').first().fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/customer-groups\/record\/\d+$/);
  return page.url();
}

async function choose(page: Page, field: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `Choose: ${field}` }).click();
  await page.getByRole('dialog').getByRole('combobox').fill(name);
  await page.getByRole('option', { name }).first().click();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
}

async function remove(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).not.toHaveURL(/\/record\//);
}
