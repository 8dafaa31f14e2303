import { expect, test } from '@playwright/test';
import { give, orderForCash, settleCookies } from './buyer.ts';
import { logInStaff } from './staff.ts';
import { actOnOrder, openOrder } from './staff-orders.ts';

test('a buyer without scripts follows an order with cash on delivery: two parcels, delivered, paid, invoiced', async ({
  browser,
  baseURL,
}) => {
  const settings = {
    ...(baseURL === undefined ? {} : { baseURL }),
    extraHTTPHeaders: { 'x-forwarded-for': '10.22.0.1' },
  };
  const shopper = await (
    await browser.newContext({ ...settings, javaScriptEnabled: false })
  ).newPage();
  await settleCookies(shopper, baseURL);
  await give(shopper, 'zidni-kalendar-2027', 2);
  const number = await orderForCash(shopper);

  const page = await (await browser.newContext(settings)).newPage();
  await logInStaff(page);
  await openOrder(page, number);
  await actOnOrder(page, 'Send a parcel', async (dialog) => {
    await dialog.getByLabel(/pieces in this parcel/).fill('1');
    await dialog.getByLabel('Tracking number').fill('RR123456785HR');
  });
  await expect(
    page.getByText('The parcel has been recorded. The buyer gets an email.'),
  ).toBeVisible();

  await shopper.reload();
  const news = shopper.getByRole('region', { name: 'Gdje je paket' });
  await expect(news).toContainText('Još šaljemo');
  const track = news.getByRole('link', { name: 'Pratite paket' });
  await expect(track).toHaveAttribute('href', /^https:.*RR123456785HR$/);

  await actOnOrder(page, 'Send a parcel');
  await actOnOrder(page, 'Mark as delivered');
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText(/paid/i);
  await actOnOrder(page, 'Issue the invoice');
  await page.getByRole('link', { name: /^Invoice \d{4}-\d{6}$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Račun');
  await shopper.reload();
  await expect(news).toContainText('Isporučeno');
  const invoice = shopper.getByRole('region', { name: 'Računi' }).getByRole('link');
  const [file] = await Promise.all([shopper.waitForEvent('download'), invoice.click()]);
  expect(file.suggestedFilename()).toMatch(/^račun-\d{4}-\d{6}\.pdf$/);
  await expect(shopper.locator('main')).toContainText('Uplata je zaprimljena');
  await shopper.context().close();
  await page.context().close();
});
