import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../axe.ts';
import { data } from '../one-database.ts';
import { choose, create, fill, relate, save } from './office.ts';
import { signIn } from './site-journey.ts';

/** The tests are one merchant's first days: each goes on where the one before ended. */
test.describe.configure({ mode: 'serial' });

const owner = { email: 'owner@example.com', password: 'paper-and-ink-7' };
const logIn = (page: Page): Promise<void> => signIn(page, owner.email, owner.password);

test('a merchant claims the empty shop with its token, which works once', async ({ page }) => {
  const token = readFileSync(join(data, 'setup-token'), 'utf8').trim();
  await page.goto(`/setup#${token}`);
  expect(await axeFindings(page)).toEqual([]);
  const person = { firstName: 'Ada', lastName: 'Stone', ...owner };
  for (const [name, value] of Object.entries(person)) {
    await page.locator(`[name="${name}"]`).fill(value);
  }
  await page.locator('[data-next] button').click();
  await page.locator('[name="shopName"]').fill('Stone & Paper');
  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Build your first page' })).toBeVisible();
  expect((await page.goto('/setup'))?.status()).toBe(404);
});

test('company, tax, delivery and payment are entered in the back office', async ({ page }) => {
  await logIn(page);
  await page.goto('/admin/settings-company/record/company');
  await expect(page.getByLabel('Registered name')).toHaveValue('Stone & Paper');
  await fill(page, {
    'Street and number': '4 Mill Lane',
    Postcode: 'YO1 7HH',
    City: 'York',
    Email: 'shop@example.com',
  });
  await save(page);

  await page.goto('/admin/taxes/new');
  await fill(page, {
    Key: 'standard',
    'Name/English': 'VAT',
    'Name/German': 'Umsatzsteuer',
    'Rate in percent': '20',
  });
  await create(page);

  await page.goto('/admin/delivery-methods/new');
  await fill(page, {
    Key: 'post',
    'Name/English': 'Post',
    'Name/German': 'Versand',
    'Description/English': 'Two to three days.',
    'Description/German': 'Zwei bis drei Tage.',
    Position: '1',
    Price: '3.50',
  });
  await relate(page, 'Tax', 'VAT');
  await page.locator('label', { hasText: 'The carrier collects cash' }).click();
  await create(page);

  await page.goto('/admin/payment-methods/new');
  await fill(page, {
    Key: 'cash',
    'Name/English': 'Cash on delivery',
    'Name/German': 'Nachnahme',
    'Description/English': 'You pay at the door.',
    'Description/German': 'Sie zahlen an der Tür.',
    Position: '1',
  });
  await choose(page, 'Kind', 'Cash on delivery');
  await create(page);
  expect(await axeFindings(page)).toEqual([]);
});

const catalogue = [
  'sku,name,name:de,price,stock,tax,categories',
  'NOTE-1,Notebook,Notizbuch,12.00,20,standard,Paper',
  'PEN-1,Pencil,Bleistift,2.50,50,standard,Pencils',
].join('\n');

test('a catalogue is imported from a file, and shoppers find it', async ({ page, browser }) => {
  await logIn(page);
  await page.goto('/admin/import');
  await page.locator('input[type=file]').setInputFiles({
    name: 'catalogue.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(catalogue),
  });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Write 2 products' }).click();
  await expect(page.getByText('Finished', { exact: false })).toBeVisible();
  const visitor = await browser.newPage();
  await visitor.goto('/product/notebook');
  await expect(visitor.locator('[data-block="product-detail"]')).toContainText('£12.00');
  await visitor.goto('/de/shop');
  await expect(visitor.getByRole('link', { name: 'Notizbuch' }).first()).toBeVisible();
  await visitor.close();
});
