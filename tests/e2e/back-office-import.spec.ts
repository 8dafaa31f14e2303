import { expect, test } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { axeFindings } from './axe.ts';
import { logInStaff } from './staff.ts';

const file = [
  'sku;name;name:en;price;stock;Kategorija;note',
  'UVOZ-1;Sidreni lanac;Anchor chain;1.249,90;4;Grafike i karte;x',
  'UVOZ-2;Bitva;Bollard;89,00;7;Grafike i karte;y',
  'UVOZ-3;Bez cijene;No price;abc;1;Grafike i karte;z',
].join('\r\n');

test('staff import a file: mapping, check with refused lines, progress, undo; and export it again', async ({
  page,
}) => {
  await logInStaff(page);
  await page.goto('/en/admin/import');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import');
  expect(await axeFindings(page)).toEqual([]);
  await page.locator('input[type=file]').setInputFiles({
    name: 'lanac.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(file),
  });
  await expect(page).toHaveURL(/\/import\?job=\d+$/);
  await expect(page.getByRole('row', { name: /^note/ }).getByRole('button')).toContainText(
    'Left out',
  );
  await expect(page.getByRole('row', { name: /^Kategorija/ }).getByRole('button')).toContainText(
    'Categories',
  );
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Check the file' }).click();

  const refused = page.getByRole('region', { name: 'Refused lines' });
  await expect(refused.getByRole('row').last()).toContainText('4UVOZ-3priceabc');
  await expect(page.getByRole('region', { name: 'First changes' })).toContainText('UVOZ-1');
  expect(await axeFindings(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all' }).click();
  expect((await download).suggestedFilename()).toMatch(/problems\.csv$/);
  await page.getByRole('button', { name: 'Write 2 products' }).click();
  await expect(page.getByText('Finished', { exact: false })).toBeVisible();
  await expect
    .poll(async () => (await page.request.get('/en/search?q=Bollard')).text())
    .toContain('Bollard');

  const csv = await page.request.get('/catalogue-export/products.csv');
  expect(await csv.text()).toContain('UVOZ-1');
  await page.getByRole('link', { name: 'All imports' }).click();
  await page.getByRole('button', { name: 'Undo: lanac.csv' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  const undone = page.getByRole('listitem').filter({ hasText: 'lanac.csv' });
  await expect(undone).toContainText('Undone');
  await expect(undone).not.toContainText('New:');
  await undone.getByRole('link').click();
  await expect(page.getByText('What this import wrote was taken back.')).toBeVisible();
  await expect(page.locator('dl')).toHaveCount(0);
});

const table = [
  'sku;name;name:en;price;stock;Kategorija;pictures',
  'ZIP-1;Sidro sa slikom;Anchor with a picture;89,00;4;Grafike i karte;slike/sidro.jpg',
].join('\r\n');

async function archive(): Promise<Buffer> {
  const background = 'hsl(187, 41%, 33%)';
  const picture = await sharp({ create: { width: 643, height: 481, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return Buffer.from(zipSync({ 'sidra.csv': strToU8(table), 'slike/sidro.jpg': picture }));
}

test('staff import a ZIP with a picture, see the product with it, and undo it', async ({
  page,
}) => {
  await logInStaff(page);
  await page.goto('/en/admin/import');
  await page.locator('input[type=file]').setInputFiles({
    name: 'sidra.zip',
    mimeType: 'application/zip',
    buffer: await archive(),
  });
  await expect(page).toHaveURL(/\/import\?job=\d+$/);
  await expect(page.getByRole('row', { name: /^pictures/ }).getByRole('button')).toContainText(
    'Pictures',
  );
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByRole('region', { name: 'First changes' })).toContainText('ZIP-1');
  await page.getByRole('button', { name: 'Write 1 product' }).click();
  await expect(page.getByText('Finished', { exact: false })).toBeVisible();
  await expect
    .poll(async () => (await page.request.get('/en/search?q=Anchor+with')).text())
    .toContain('Anchor with a picture');
  await page.goto('/en/search?q=Anchor+with');
  await page.locator('main').getByRole('link', { name: 'Anchor with a picture' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anchor with a picture');
  await expect(page.locator('main img').first()).toBeVisible();

  await page.goto('/en/admin/import');
  await page.getByRole('button', { name: 'Undo: sidra.csv' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'sidra.csv' })).toContainText('Undone');
});

test('a file that is too large is refused before it is sent, and visitors cannot export', async ({
  page,
  request,
}) => {
  await logInStaff(page);
  await page.goto('/en/admin/import');
  await page.locator('input[type=file]').evaluate((input) => {
    const large = new File(['sku'], 'large.csv');
    Object.defineProperty(large, 'size', { value: 1024 ** 3 });
    Object.defineProperty(input, 'files', { value: [large] });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page.getByRole('alert')).toContainText('256');
  const visitor = await request.get('/catalogue-export/products.csv', { maxRedirects: 0 });
  expect(visitor.status()).toBe(303);
});
