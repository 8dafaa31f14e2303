import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { address, expectAccessible, give, open, send, settleCookies } from './buyer.ts';
import { addToCart, commandForm, nameBuyer, orderNumber, pay, submit } from './journey.ts';
import { logInStaff } from './staff.ts';
import { actOnOrder, openOrder } from './staff-orders.ts';

test.beforeEach(({ page, baseURL }) => settleCookies(page, baseURL));
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.117.0.1' } });

/** Buys tickets and an e-book by transfer; returns the number of the order. */
async function buyDigital(page: Page): Promise<string> {
  await give(page, 'noc-svjetionika-ulaznica', 2);
  await give(page, 'e-knjiga-rjecnik-vjetrova');
  return orderCart(page);
}

/** Orders the cart without a delivery, by transfer if there is something to pay. */
async function orderCart(page: Page): Promise<string> {
  expect((await send(page, 'checkout.address', address)).ok).toBe(true);
  await page.goto('/naplata?step=payment');
  const form = commandForm(page, 'order.create');
  const transfer = form.locator('label').filter({ hasText: 'Uplata na račun' });
  if (await transfer.isVisible()) await transfer.click();
  await form.locator('[name="digitalWaiver"]').check();
  for (const box of await form.locator('[name="consents"]').all()) await box.check();
  await submit(form);
  await expect(page).toHaveURL(/orderSlug=/);
  return orderNumber(page);
}

test('a guest without scripts buys an e-book with only name and email address · CHK-A-01', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await give(page, 'e-knjiga-rjecnik-vjetrova');
  await page.goto('/naplata');
  await nameBuyer(page);
  await expect(page).toHaveURL(/step=payment/);
  const form = commandForm(page, 'order.create');
  await form.locator('[name="digitalWaiver"]').check();
  await pay(page);
  await expect(page).toHaveURL(/orderSlug=/);
  await context.close();
});

/** Logs in staff who check tickets, on a page without scripts. */
async function openTicketCheck(browser: Browser): Promise<Page> {
  const staff = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await logInStaff(staff);
  return staff;
}

async function actOn(browser: Browser, number: string, action: string): Promise<void> {
  const office = await (await browser.newContext()).newPage();
  await logInStaff(office);
  await openOrder(office, number);
  await actOnOrder(office, action);
  await office.context().close();
}

const result = (staff: Page) => staff.locator('[data-result]');

/** Like a scanner, types into the focused field and presses Enter. */
async function scan(staff: Page, code: string): Promise<void> {
  await expect(staff.locator('input[name="code"]')).toBeFocused();
  await staff.keyboard.type(code);
  await staff.keyboard.press('Enter');
}

test('tickets and an e-book are issued once paid, the ticket admits once, and both end with a refund', async ({
  page,
  browser,
}) => {
  const number = await buyDigital(page);
  await expect(page.getByRole('region', { name: 'Ulaznice' })).toHaveCount(0);
  await actOn(browser, number, 'Mark transfer as received');

  await page.reload();
  const tickets = page.getByRole('region', { name: 'Ulaznice' });
  await expect(tickets.getByRole('img')).toHaveCount(2);
  await expectAccessible(page);
  const fetchTickets = page.waitForEvent('download');
  await tickets.getByRole('link', { name: 'Preuzmite ulaznice (PDF)' }).click();
  expect((await fetchTickets).suggestedFilename()).toBe(`ulaznice-${number}.pdf`);
  const fetchBook = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Preuzmite rjecnik-vjetrova.pdf' }).click();
  const book = await readFile(await (await fetchBook).path());
  expect(book.subarray(0, 5).toString()).toBe('%PDF-');
  const codes = await tickets.getByText(/^\w{4}-\w{4}-\w{4}-\w{4}$/).allInnerTexts();

  const staff = await openTicketCheck(browser);
  await staff.goto('/admin/tickets');
  await scan(staff, codes[0] ?? '');
  await expect(result(staff)).toHaveAttribute('data-result', 'otherDay');
  await staff.getByRole('button', { name: 'Ipak pusti' }).click();
  await expect(result(staff)).toHaveAttribute('data-result', 'admitted');
  await staff.reload();
  await expect(result(staff)).toHaveAttribute('data-result', 'admitted');
  await scan(staff, (codes[0] ?? '').toLowerCase());
  await expect(result(staff)).toHaveAttribute('data-result', 'used');
  await scan(staff, 'ABCD');
  await expect(result(staff)).toHaveAttribute('data-result', 'unknown');

  await actOn(browser, number, 'Record a refund');
  await staff.goto('/admin/tickets');
  await scan(staff, codes[1] ?? '');
  await expect(result(staff)).toHaveAttribute('data-result', 'revoked');
  await page.reload();
  await expect(tickets.getByText('Više ne vrijedi')).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Preuzmite/ })).toHaveCount(0);
  await staff.context().close();
});

test('a gift voucher gets its code once it is paid and pays another order', async ({
  page,
  browser,
}) => {
  await open(page, '/produkt/darovni-bon');
  await page.getByRole('combobox', { name: /^Iznos/ }).selectOption('50');
  await addToCart(page);
  const number = await orderCart(page);
  await actOn(browser, number, 'Mark transfer as received');
  await page.reload();
  const code = await page.getByText(/^\w{4}-\w{4}-\w{4}-\w{4}$/).innerText();

  await give(page, 'e-knjiga-rjecnik-vjetrova');
  await open(page, '/kosarica');
  await page.getByText('Imate kupon?').click();
  const form = page.locator('main').locator(commandForm(page, 'coupon.apply'));
  await form.locator('[name="code"]').fill(code.toLowerCase());
  await submit(form);
  await expect(page.locator('main').locator(commandForm(page, 'coupon.remove'))).toBeVisible();
  await orderCart(page);
  await expect(page.getByRole('button', { name: 'Preuzmite rjecnik-vjetrova.pdf' })).toBeVisible();
  await expect(page.locator('main')).toContainText(/Darovni bon\s*−9,00\s€/);
  await expectAccessible(page);
});
