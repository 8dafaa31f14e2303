import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../../axe.ts';
import { data } from '../../one-database.ts';
import { save } from '../../staff.ts';
import { choose, create, fill, relate } from '../office.ts';
import { logIn, owner } from './merchant.ts';

test.describe.configure({ mode: 'serial' });

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
  await page.getByRole('checkbox', { name: 'Begin with example content' }).check();
  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Build your first page' })).toBeVisible();
  expect((await page.goto('/setup'))?.status()).toBe(404);
});

test('the shop shows examples until one button removes them', async ({ page }) => {
  await logIn(page);
  await page.goto('/shop/examples');
  await expect(page.locator('[data-block="product-list"]')).toContainText('Example: mug');
  await page.goto('/de/example-about');
  await expect(page.locator('main h1')).toHaveText('Über uns (Beispiel)');
  await page.goto('/admin/dashboard');
  await page.getByRole('button', { name: 'Remove the examples', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove all examples?' });
  await question.getByRole('button', { name: 'Remove the examples', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Example content', exact: true })).toBeHidden();
  expect((await page.goto('/de/example-about'))?.status()).toBe(404);
  expect((await page.goto('/shop/examples'))?.status()).toBe(404);
});

test('company, tax, delivery and payment are entered in the back office', async ({ page }) => {
  await logIn(page);
  const steps = page.locator('section', {
    has: page.getByRole('heading', { name: 'Set up the shop' }),
  });
  await expect(steps.getByRole('link')).toHaveText([
    'Company',
    'Delivery method',
    'Payment method',
    'Product',
  ]);
  expect(await axeFindings(page)).toEqual([]);
  await steps.getByRole('link', { name: 'Company' }).click();
  await expect(page.getByLabel('Registered name')).toHaveValue('Stone & Paper');
  await fill(page, {
    'Street and number': '4 Mill Lane',
    Postcode: 'YO1 7HH',
    City: 'York',
    Email: 'shop@example.com',
  });
  await save(page);

  await page.goto('/admin/taxes/new');
  const endOf = async (label: RegExp) => {
    const box = await page.locator('main').getByRole('textbox', { name: label }).boundingBox();
    return box ? box.x + box.width : 0;
  };
  expect(await endOf(/^German/)).toBeCloseTo(await endOf(/^Key/), 0);
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
  await expect(page.getByRole('heading', { level: 1, name: 'Cash on delivery' })).toBeVisible();
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
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Set up the shop' })).toHaveCount(0);
  const visitor = await browser.newPage();
  await visitor.goto('/product/notebook');
  await expect(visitor.locator('[data-block="product-detail"]')).toContainText('£12.00');
  await visitor.goto('/de/shop');
  await expect(visitor.getByRole('link', { name: 'Notizbuch' }).first()).toBeVisible();
  await visitor.close();
});

async function addValue(page: Page, at: number, english: string, german: string): Promise<void> {
  const values = page.getByRole('grid', { name: 'Values' });
  await page.getByRole('button', { name: 'Add: Values' }).click();
  const row = values.getByRole('row').nth(at);
  await row.getByRole('textbox', { name: /^English/ }).fill(english);
  await row.getByRole('textbox', { name: /^German/ }).fill(german);
  await row.getByRole('textbox', { name: /^Key/ }).fill(english.toLowerCase());
}

/** Uploads a picture as the first one of the open product. */
async function addPicture(page: Page, name: string): Promise<void> {
  const picture = { name, mimeType: 'image/png', buffer: await page.screenshot() };
  await page.getByRole('button', { name: 'Add: Pictures' }).click();
  await page.getByRole('button', { name: 'Choose: Pictures' }).click();
  const library = page.getByRole('dialog', { name: 'Media' });
  await library.getByRole('button', { name: 'Upload' }).click();
  const upload = page.getByRole('dialog', { name: 'Upload files' });
  await upload.locator('input[type=file]').setInputFiles(picture);
  await upload.getByRole('button', { name: 'Upload (1)' }).click();
  await expect(upload).toHaveCount(0);
  await library.getByRole('button', { name: 'Choose', exact: true }).click();
  await expect(library).toHaveCount(0);
}

test('a product with variants and a picture is made in two languages', async ({
  page,
  browser,
}) => {
  await logIn(page);
  await page.goto('/admin/attributes/new');
  await fill(page, { 'Name/English': 'Colour', 'Name/German': 'Farbe', Code: 'colour' });
  await choose(page, 'Kind', 'One of a list');
  await addValue(page, 0, 'Black', 'Schwarz');
  await addValue(page, 1, 'Blue', 'Blau');
  await create(page);

  await page.goto('/admin/products/new');
  await fill(page, {
    'Name/English': 'Fountain pen',
    'Name/German': 'Füllfeder',
    SKU: 'INK-1',
    Price: '30',
  });
  await choose(page, 'Type', 'With variants');
  await relate(page, 'Tax', 'VAT');
  await addPicture(page, 'pen.png');
  await create(page);
  const variants = page.getByRole('region', { name: 'Variants' });
  for (const colour of ['Black', 'Blue'])
    await variants.getByLabel(colour, { exact: true }).check();
  await variants.getByRole('button', { name: 'Add to the grid' }).click();
  await variants.getByLabel('Stock: Blue').fill('5');
  await variants.getByRole('button', { name: 'Save variants' }).click();
  await expect(variants.getByRole('button', { name: 'Save variants' })).toBeDisabled();
  await choose(page, 'State', 'Active');
  await save(page);

  const visitor = await browser.newPage();
  await visitor.goto('/product/fountain-pen');
  await expect(visitor.locator('[data-block="product-detail"]')).toContainText('Black');
  await expect(visitor.locator('[data-block="product-detail"] img').first()).toBeVisible();
  await visitor.goto('/de/shop');
  await expect(visitor.getByRole('link', { name: 'Füllfeder' }).first()).toBeVisible();
  await visitor.close();
});
