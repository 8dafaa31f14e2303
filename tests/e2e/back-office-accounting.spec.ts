import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { site } from '#schemas/site/site.ts';
import { axeFindings } from './axe.ts';
import { give, orderForCash, settleCookies } from './buyer.ts';
import { logInStaff } from './staff.ts';
import { actOnOrder, openOrder } from './staff-orders.ts';

test('staff download the papers of a period, which match the order; an empty period offers none', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const headers = { extraHTTPHeaders: { 'x-forwarded-for': '10.65.0.9' } };
  const settings = { ...headers, ...(baseURL === undefined ? {} : { baseURL }) };
  const shopper = await browser.newContext({ ...settings, javaScriptEnabled: false });
  const shop = await shopper.newPage();
  await settleCookies(shop, baseURL);
  await give(shop, 'zidni-kalendar-2027', 2);
  const number = await orderForCash(shop);
  await shopper.close();

  const staff = await browser.newContext(settings);
  const page = await staff.newPage();
  await logInStaff(page);
  await openOrder(page, number);
  await actOnOrder(page, 'Issue the invoice');
  const paper = page.getByRole('link', { name: /^XML: Invoice/ });
  const invoice = ((await paper.getAttribute('aria-label')) ?? '').replace('XML: Invoice ', '');
  await page.goto('/en/admin/dashboard');
  const navigation = page.getByRole('navigation', { name: 'Navigation' });
  await navigation.getByRole('button', { name: 'Orders' }).click();
  await navigation.getByRole('link', { name: 'Accounting' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accounting' })).toBeVisible();

  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: site.timeZone }).format();
  await page.getByLabel('Last day').fill(today);
  await page.getByLabel('First day').fill(today);
  const csv = (await download(page, 'Download CSV', `${today}--${today}.csv`)).toString();
  const [head = '', ...rows] = csv.trim().split('\r\n');
  const own = rows.filter((row) => row.split(',')[4] === number);
  const column = head.split(',').indexOf('total');
  const cents = own.map((row) => Math.round(Number(row.split(',')[column]) * 100));
  expect(own.map((row) => row.split(',').slice(0, 3))).toEqual(
    own.map(() => ['invoice', invoice, today]),
  );
  expect(own.join()).toContain("Žarka Đurđević-O'Neil");

  const zip = await download(page, 'Download e-invoices (ZIP)', `${today}--${today}.zip`);
  const xml = strFromU8(unzipSync(zip)[`${invoice}.xml`] ?? new Uint8Array());
  expect(xml).toContain(`<cbc:ID>${invoice}</cbc:ID>`);
  const due = /<cbc:TaxInclusiveAmount[^>]*>([\d.]+)</.exec(xml)?.[1];
  expect(cents.reduce((sum, amount) => sum + amount, 0)).toBe(Math.round(Number(due) * 100));

  await page.getByLabel('First day').fill('2020-01-01');
  await page.getByLabel('Last day').fill('2020-01-31');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    /no invoices or credit notes/,
  );
  for (const button of await page.getByRole('button', { name: /^Download/ }).all()) {
    await expect(button).toBeDisabled();
  }
  expect(await axeFindings(page)).toEqual([]);
  await staff.close();
});

async function download(page: Page, button: string, name: string): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(name);
  return readFile(await file.path());
}
