import { expect, type Page, test } from '@playwright/test';
import { settleCookies, watchErrors } from '../buyer.ts';
import { addToCart, chooseDelivery, commandForm, openFirstProduct, submit } from '../journey.ts';
import { expectRoom } from './room.ts';
import { anyText, expectInside, insert, logInAs, openEditor, publish } from './site-journey.ts';
import { fillAddress } from './workshop.ts';

const shops = {
  en: {
    home: '/',
    cart: '/cart',
    checkout: '/checkout',
    price: /\$[\d,]+\.\d\d/,
    direction: '',
    taxLater: 'added once we know the region',
    total: 'Total',
    beforeTax: 'Total before tax',
  },
  it: {
    home: '/it',
    cart: '/it/carrello',
    checkout: '/it/cassa',
    price: /[\d.]+,\d\d\u00a0\$/,
    direction: '',
    taxLater: 'si aggiunge quando è nota la regione',
    total: 'Totale',
    beforeTax: 'Totale senza imposta',
  },
  ar: {
    home: '/ar',
    cart: '/ar/cart',
    checkout: '/ar/checkout',
    price: /[\d,]+\.\d\d\u00a0\$/,
    direction: 'rtl',
    taxLater: 'تُضاف بعد معرفة المنطقة',
    total: 'الإجمالي',
    beforeTax: 'الإجمالي قبل الضريبة',
  },
} as const;

/** Pays by card at the sandbox bank: the first button there. */
async function payByCard(page: Page): Promise<void> {
  const form = commandForm(page, 'order.create');
  await form.locator('[name="paymentMethodId"]').first().check();
  await submit(form);
  await page.waitForURL((url) => url.port !== new URL(page.url()).port || /pay/.test(url.pathname));
  await page.locator('button').first().click();
}

for (const [
  language,
  { home, cart, checkout, price, direction, taxLater, total, beforeTax },
] of Object.entries(shops)) {
  test(`a visitor finds a tool, orders it and pays by card in ${language}`, async ({
    page,
    baseURL,
  }) => {
    const errors = watchErrors(page);
    if (direction) await page.setViewportSize({ width: 390, height: 844 });
    await settleCookies(page, baseURL);
    await page.goto(`${home}?thread=m6`);
    expect((await page.locator('html').getAttribute('dir')) ?? '').toBe(direction);
    await expect(page.locator('[data-block="tap-drill"] [role="status"]')).toContainText('M6 × 1');
    await expectInside(page);
    await page.locator('[data-block="category-list"] a').first().click();
    await expect(page.locator('[data-block="product-list"] h1')).toBeVisible();
    await openFirstProduct(page);
    await expect(page.locator('[data-block="product-detail"]')).toContainText(price);
    await expectInside(page);
    await addToCart(page);
    await page.goto(cart);
    await expect(page.locator('[data-block="cart-items"]')).toContainText(price);
    const summary = page.locator('[data-block="cart-summary"]');
    await expect(summary.filter({ hasText: taxLater })).not.toHaveCount(0);
    await expect(summary.filter({ hasText: beforeTax })).not.toHaveCount(0);
    await expectInside(page);
    await page.locator(`[data-block="cart-summary"] a[href="${checkout}"]`).last().click();
    await fillAddress(page);
    await expect(page).toHaveURL(/step=shipping/);
    await expectInside(page);
    await chooseDelivery(page);
    await expect(page).toHaveURL(/step=payment/);
    await expectInside(page);
    expect(errors).toEqual([]);
    await payByCard(page);
    await expect(page).toHaveURL(/\?orderSlug=/);
    const order = page.locator('[data-block="order-success"]');
    await expect(order).toContainText(/HT-\d{4}-\d+/);
    const sums = await order.locator('dl dd').allInnerTexts();
    expect(sums.at(-1), 'the total is below the added tax').toMatch(price);
    await expect(order.locator('dl > div').last()).toContainText(total);
    await expectInside(page);
  });

  test(`an editor changes a text in ${language}, and visitors see it`, async ({
    page,
    browser,
  }) => {
    await logInAs(page, 'owner@example.com', 'carbide-2026');
    await openEditor(page, home);
    const title = page.locator('#izlog [data-block="hero"] h1');
    await title.click();
    await title.click();
    await expect(title).toHaveAttribute('contenteditable', /.+/);
    const text = `${language} ${Date.now()}`;
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
    await page.keyboard.press('Escape');
    await publish(page);
    const visitor = await browser.newPage();
    await visitor.goto(home);
    await expect(visitor.locator('h1')).toHaveText(text);
    await visitor.close();
  });
}

test('a block of the site is inserted from the library, and visitors see it', async ({
  page,
  browser,
}) => {
  await logInAs(page, 'owner@example.com', 'carbide-2026');
  await openEditor(page, '/contact');
  await insert(page, 'Cutting speeds');
  await publish(page);
  const visitor = await browser.newPage();
  await visitor.goto('/contact');
  await expect(visitor.locator('[data-block="cutting-speed"]')).toBeVisible();
  await visitor.close();
});

test('an address that the site changed still leads to its page', async ({ request }) => {
  const moved = await request.get('/it/prodotto/drill?color=red', { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['location']]).toEqual([
    301,
    '/it/utensile/drill?color=red',
  ]);
});

for (const width of [1440, 390]) {
  test(`edit mode has room for Arabic and for longer texts at ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await logInAs(page, 'owner@example.com', 'carbide-2026');
    await openEditor(page, '/ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectRoom(page);
    for (const panel of ['structure', 'inspector']) {
      await openEditor(page, '/ar');
      const name = anyText('editor/chrome/shell', panel);
      await page.locator('[data-region="bar"]').getByRole('button', { name }).click();
      await expect(page.getByRole('region', { name }).first()).toBeVisible();
      await expectRoom(page);
    }
  });
}
