import { expect, test } from '@playwright/test';
import { address, give, send, settleCookies } from './buyer.ts';
import { commandForm, submit } from './journey.ts';

test('an order with cash on delivery is sent in two parcels, delivered and paid, without scripts', async ({
  browser,
  baseURL,
}) => {
  const settings = {
    ...(baseURL === undefined ? {} : { baseURL }),
    javaScriptEnabled: false,
    extraHTTPHeaders: { 'x-forwarded-for': '10.22.0.1' },
  };
  const shopper = await (await browser.newContext(settings)).newPage();
  await settleCookies(shopper, baseURL);
  await give(shopper, 'zidni-kalendar-2027', 2);
  expect((await send(shopper, 'checkout.address', address)).ok).toBe(true);
  await shopper.goto('/naplata?step=shipping');
  const post = shopper.locator('label').filter({ hasText: 'Pošta, Hrvatska' });
  const id = await post.locator('[name="deliveryMethodId"]').getAttribute('value');
  expect((await send(shopper, 'checkout.shipping', { deliveryMethodId: `${id}` })).ok).toBe(true);
  await shopper.goto('/naplata?step=payment');
  const form = commandForm(shopper, 'order.create');
  await form.locator('label').filter({ hasText: 'ouzeć' }).locator('[type="radio"]').check();
  for (const box of await form.locator('[name="consents"]').all()) await box.check();
  await submit(form);
  const number = /MM-\d{4}-\d{6}/.exec(await shopper.locator('main').innerText())?.[0] ?? '';

  const page = await (await browser.newContext(settings)).newPage();
  const manager = { username: 'uprava@example.com', password: 'kormilo-2026' };
  expect((await send(page, 'auth.login', manager)).ok).toBe(true);
  await page.goto(`/admin/orders/${Number(number.slice(-6))}`);
  await page.getByRole('link', { name: 'Pošalji paket' }).click();
  await page.getByLabel(/komada u ovom paketu/).fill('1');
  await page.getByLabel('Broj pošiljke').fill('RR123456785HR');
  await page.getByRole('button', { name: 'Pošalji paket' }).click();
  await expect(page.getByRole('status')).toHaveText('Paket je zabilježen. Kupac dobiva poruku.');

  await shopper.reload();
  const news = shopper.getByRole('region', { name: 'Gdje je paket' });
  await expect(news).toContainText('Još šaljemo');
  const track = news.getByRole('link', { name: 'Pratite paket' });
  await expect(track).toHaveAttribute('href', /^https:.*RR123456785HR$/);

  await page.getByRole('link', { name: 'Pošalji paket' }).click();
  await page.getByRole('button', { name: 'Pošalji paket' }).click();
  await page.getByRole('link', { name: 'Isporučeno je' }).click();
  await page.getByRole('button', { name: 'Isporučeno je' }).click();
  await expect(page.locator('main header')).toContainText(/Plaćeno/i);
  await page.getByRole('link', { name: 'Izdaj račun' }).click();
  await page.getByRole('button', { name: 'Izdaj račun' }).click();
  await page.getByRole('link', { name: /^Račun \d{4}-\d{6}$/ }).click();
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
