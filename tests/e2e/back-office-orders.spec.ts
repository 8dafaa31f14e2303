import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { site } from '#schemas/site/site.ts';
import { axeFindings } from './axe.ts';
import { address, give, send, settleCookies } from './buyer.ts';
import { commandForm, orderNumber, submit } from './journey.ts';
import { logInStaff } from './staff.ts';
import { actOnOrder } from './staff-orders.ts';

/** Buys two calendars by cash on delivery, and returns the order's number. */
async function placeOrder(page: Page, baseURL: string | undefined): Promise<string> {
  await settleCookies(page, baseURL);
  await give(page, 'zidni-kalendar-2027', 2);
  expect((await send(page, 'checkout.address', address)).ok).toBe(true);
  await page.goto('/naplata?step=shipping');
  const post = page.locator('label').filter({ hasText: 'Pošta, Hrvatska' });
  const id = await post.locator('[name="deliveryMethodId"]').getAttribute('value');
  expect((await send(page, 'checkout.shipping', { deliveryMethodId: `${id}` })).ok).toBe(true);
  await page.goto('/naplata?step=payment');
  const form = commandForm(page, 'order.create');
  await form.locator('label').filter({ hasText: 'ouzeć' }).locator('[type="radio"]').check();
  for (const box of await form.locator('[name="consents"]').all()) await box.check();
  await submit(form);
  return orderNumber(page);
}

test('an order is found, sent in two parcels, invoiced, refunded for one piece and partly returned', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const settings = {
    ...(baseURL === undefined ? {} : { baseURL }),
    extraHTTPHeaders: { 'x-forwarded-for': '10.65.0.1' },
  };
  const shopper = await (
    await browser.newContext({ ...settings, javaScriptEnabled: false })
  ).newPage();
  const number = await placeOrder(shopper, baseURL);
  await shopper.context().close();

  const page = await (await browser.newContext(settings)).newPage();
  await logInStaff(page);
  await page.goto('/en/admin/orders');
  await page.getByRole('button', { name: /^To pack/ }).click();
  // The search starts a moment after the last key; its rows replace the pale ones of the view.
  const found = page.waitForResponse((response) => response.url().includes(number));
  await page.getByRole('searchbox').fill(number);
  await found;
  const rows = page.getByRole('grid').locator('tbody tr');
  await expect(rows).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await rows.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);

  await actOnOrder(page, 'Send a parcel', async (dialog) => {
    await dialog.getByLabel(/pieces in this parcel/).fill('3');
    await dialog.getByRole('button', { name: 'Send a parcel' }).click();
    await expect(dialog).toContainText('Enter a whole number from 0 to 2.');
    await dialog.getByLabel(/pieces in this parcel/).fill('1');
    await dialog.getByLabel('Tracking number').fill('RR1');
  });
  const parcels = page.getByRole('region', { name: 'Parcels' });
  await expect(parcels).toContainText('Still to be sent');
  await actOnOrder(page, 'Send a parcel');
  await expect(parcels).toContainText('Parcel 2');
  await actOnOrder(page, 'Mark as delivered');
  await actOnOrder(page, 'Issue the invoice');
  await actOnOrder(page, 'Refund items or an amount', async (dialog) => {
    await dialog.getByLabel(/pieces to refund/).fill('1');
    await dialog.getByLabel('Reason').fill('a torn page');
  });
  await expect(page.getByRole('region', { name: 'Refunds' })).toContainText('a torn page');
  await actOnOrder(page, 'Goods returned', async (dialog) => {
    await dialog.getByLabel(/returned pieces/).fill('1');
    await dialog.getByLabel(/back into stock/).fill('0');
  });
  await expect(page.getByRole('region', { name: 'Returns' })).toContainText('1 ×');
  await page.getByLabel('Staff note').fill('called the buyer');
  await page.getByRole('button', { name: 'Add note' }).click();
  const history = page.getByRole('region', { name: 'History' });
  for (const step of [
    'order placed',
    'parcel sent',
    'delivered',
    'part of the money refunded',
    'goods returned',
    'called the buyer',
  ]) {
    await expect(history).toContainText(step);
  }
  await page.getByText('Show the steps').click();
  const breakdown = page.getByRole('region', { name: 'How the price came about' });
  await expect(breakdown.getByRole('row', { name: /^Delivery price/ })).toBeVisible();
  await expect(breakdown).toContainText('The steps add up exactly to the total.');
  expect(await axeFindings(page)).toEqual([]);
  await expect(page.getByRole('link', { name: /^Credit note/ })).toBeVisible();
  await page.getByRole('link', { name: 'Packing slip' }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Otpremnica');

  await page.goto('/en/admin/accounting');
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: site.timeZone }).format();
  await page.getByLabel('Last day').fill(today);
  expect(await axeFindings(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain(number);
  await page.context().close();
});
