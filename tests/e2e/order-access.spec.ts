import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  address,
  expectAccessible,
  give,
  orderForCash,
  send,
  settleCookies,
  shopper,
} from './buyer.ts';
import { commandForm, submit } from './journey.ts';
import { mailedSecret, mailedSlug } from './one-database.ts';

// Rate limits count each IP address separately.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.2.0.62' } });

/** Orders in a browser of its own, so that the page has no access to the order. */
async function orderElsewhere(
  browser: Browser,
  baseURL: string | undefined,
  login?: typeof shopper,
) {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await settleCookies(page, baseURL);
  if (login) expect((await send(page, 'auth.login', login)).ok).toBe(true);
  await give(page, 'tunera');
  const number = await orderForCash(page);
  await context.close();
  return number;
}

async function findWithdrawal(page: Page, orderNumber: string): Promise<void> {
  const form = commandForm(page, 'withdrawal.find');
  await form.locator('[name="orderNumber"]').fill(orderNumber);
  await form.locator('[name="email"]').fill(address.contactEmail);
  await submit(form);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    test.beforeEach(({ page, baseURL }) => settleCookies(page, baseURL));

    test('a shopper withdraws with number and address, and confirms by the link of the receipt', async ({
      page,
      browser,
      baseURL,
    }) => {
      const number = await orderElsewhere(browser, baseURL, shopper);
      const main = page.getByRole('main');
      await page.goto('/raskid-ugovora');
      await findWithdrawal(page, 'MM-2026-999999');
      const unknown = page.locator('[name="orderNumber"]');
      await expect(unknown).toHaveAttribute('aria-invalid', 'true');
      await expect(unknown).toHaveValue('MM-2026-999999');
      await findWithdrawal(page, number);
      await expect(main).toContainText('Potvrdite raskid');
      await expect(main).toContainText(number);
      if (javaScriptEnabled) await expectAccessible(page);
      await submit(commandForm(page, 'withdrawal.declare'));
      await expect(main).toContainText('Izjava je zaprimljena');
      await expect(main).toContainText('Otvorite je i potvrdite da ste to vi');
      const token = await mailedSecret('order.withdrawal', number);
      await page.goto(`/raskid-ugovora?token=${token}`);
      await submit(commandForm(page, 'withdrawal.confirm'));
      await expect(main).toContainText(`Izjavu o raskidu ugovora za narudžbu ${number}`);
      await expect(main).toContainText('Potvrđuje da je izjava stigla');
      await expect(commandForm(page, 'withdrawal.confirm')).toHaveCount(0);
      if (javaScriptEnabled) await expectAccessible(page);
    });

    test('the link of a mail opens an order with the code that is sent to its buyer', async ({
      page,
      browser,
      baseURL,
    }) => {
      const number = await orderElsewhere(browser, baseURL);
      const main = page.getByRole('main');
      await page.goto(`/naplata/uspjesna?orderSlug=${await mailedSlug(number)}`);
      await expect(main).toContainText('Narudžba je zaštićena');
      await expect(main).not.toContainText(number);
      await submit(commandForm(page, 'order.sendCode'));
      await expect(main).toContainText('Upišite kod iz poruke');
      const form = commandForm(page, 'order.openByCode');
      const code = await mailedSecret('order.code', number);
      await form.locator('[name="code"]').fill(code === '000000' ? '000001' : '000000');
      await submit(form);
      await expect(form.locator('[name="code"]')).toHaveAttribute('aria-invalid', 'true');
      await expect(main).toContainText('Kod nije točan ili više ne vrijedi.');
      if (javaScriptEnabled) await expectAccessible(page);
      await form.locator('[name="code"]').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
      await submit(form);
      await expect(main).toContainText(number);
      await expect(main).toContainText('Tunera');
    });
  });
}
