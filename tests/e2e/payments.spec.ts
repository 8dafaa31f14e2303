import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { address, expectAccessible, give, readyToPay, send, settleCookies } from './buyer.ts';
import { commandForm, submit } from './journey.ts';

/** A new buyer with an address of their own, at the payment step. */
async function buyer(browser: Browser, baseURL: string | undefined, javaScriptEnabled = true) {
  const [a, b] = [Math.random(), Math.random()].map((number) => Math.floor(number * 250) + 1);
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    javaScriptEnabled,
    extraHTTPHeaders: { 'x-forwarded-for': `10.18.${a}.${b}` },
  });
  const page = await context.newPage();
  await settleCookies(page, baseURL);
  // Enough stock for many runs on the same data, because reserved and sold pieces stay gone.
  await give(page, 'zidni-kalendar-2027');
  await readyToPay(page);
  const contactEmail = `kupac-${a}-${b}-${Date.now()}@example.com`;
  expect((await send(page, 'checkout.address', { ...address, contactEmail })).ok).toBe(true);
  await page.reload();
  return page;
}

async function order(page: Page, way: string): Promise<void> {
  const form = commandForm(page, 'order.create');
  await form.locator('label').filter({ hasText: way }).locator('[type="radio"]').check();
  for (const box of await form.locator('[name="consents"]').all()) await box.check();
  await submit(form);
}

const atBank = (page: Page, button: string) =>
  page.getByRole('button', { name: button, exact: true }).click();
const toPay = /\/naplata\/uspjesna\?orderSlug=/;

test('a card is paid at the bank, and the order shows it · ORDER-07 ORDER-08', async ({
  browser,
  baseURL,
}) => {
  const page = await buyer(browser, baseURL);
  await order(page, 'Kartica');
  await atBank(page, 'Plati');
  await expect(page).toHaveURL(toPay);
  await expect(page.locator('main')).toContainText('Uplata je zaprimljena');
  await page.reload();
  await expect(page.locator('main')).toContainText('Uplata je zaprimljena');
  await page.context().close();
});

test('after a declined card the order can be paid in another way · ORDER-14', async ({
  browser,
  baseURL,
}) => {
  const page = await buyer(browser, baseURL);
  await order(page, 'Kartica');
  await atBank(page, 'Odbij karticu');
  await expect(page).toHaveURL(/\/checkout\/failure\?orderSlug=/);
  await expect(page.locator('h1')).toHaveText('Plaćanje nije uspjelo');
  await expectAccessible(page);
  const form = commandForm(page, 'payment.again');
  await form.locator('label').filter({ hasText: 'Uplata na račun' }).locator('input').check();
  await submit(form);
  await expect(page).toHaveURL(toPay);
  const slip = page.locator('section').filter({ hasText: 'Uplatnica' }).last();
  await expect(slip).toContainText('HR02 9997 0071 1002 0260 8');
  const [, iban] = await readSlip(page);
  expect(iban).toBe('HR0299970071100202608');
  await page.context().close();
});

/** Decodes the code as the browser shows it; returns the whole text and the account. */
async function readSlip(page: Page): Promise<[text: string, iban: string]> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasmBinary = Uint8Array.from(await readFile(file)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  const code = page.locator('img[src*="/slip."]');
  await expect
    .poll(() => code.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  let text = '';
  // A notice may cover the code for a moment.
  await expect(async () => {
    const picture = await code.screenshot();
    const [found] = await readBarcodes(new Uint8Array(picture));
    text = new TextDecoder().decode(found?.bytes);
    expect(text).not.toBe('');
  }).toPass();
  return [text, text.split('\n')[9] ?? ''];
}

test('the slip is shown, decoded and copied · ORDER-13', async ({ browser, baseURL }) => {
  const page = await buyer(browser, baseURL);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await order(page, 'Uplata na račun');
  await expect(page).toHaveURL(toPay);
  await expectAccessible(page);
  const number = await page
    .locator('main')
    .getByText(/^MM-\d{4}-\d{6}$/)
    .first()
    .textContent();
  const [text] = await readSlip(page);
  const lines = text.split('\n');
  expect(lines).toHaveLength(15);
  expect(lines.slice(0, 3)).toEqual(['HRVHUB30', 'EUR', '000000000002200']);
  expect([lines[10], lines[13]]).toEqual(['HR01', number]);
  await page.getByRole('button', { name: 'Kopiraj: Poziv na broj' }).click();
  await expect(page.getByText('Kopirano: Poziv na broj')).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(lines[11]);
  await page.context().close();
});

test('a PayPal payment is approved in its window · ORDER-09 ORDER-10 ORDER-11', async ({
  browser,
  baseURL,
}) => {
  const page = await buyer(browser, baseURL);
  const document = page.waitForResponse((response) =>
    new URL(response.url()).pathname.startsWith('/pay/'),
  );
  await order(page, 'PayPal');
  await expect(page.locator('h1')).toHaveText('Plaćanje PayPalom');
  expect((await document).headers()['content-security-policy']).toContain("default-src 'none'");
  await expectAccessible(page);
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'PayPal' }).click(),
  ]);
  await popup.getByRole('button', { name: 'Pay now' }).click();
  await expect(page).toHaveURL(toPay);
  await expect(page.locator('main')).toContainText('Uplata je zaprimljena');
  await page.context().close();
});

test('without scripts a button leads to the bank and back · ORDER-08 PA9', async ({
  browser,
  baseURL,
}) => {
  const page = await buyer(browser, baseURL, false);
  await order(page, 'Kartica');
  await expect(page.locator('h1')).toHaveText('Vodimo vas na stranicu banke');
  await page.getByRole('button', { name: 'Nastavi na stranicu banke' }).click();
  await atBank(page, 'Plati');
  await atBank(page, 'Natrag u trgovinu');
  await expect(page).toHaveURL(toPay);
  await expect(page.locator('main')).toContainText('Uplata je zaprimljena');
  await page.context().close();
});
