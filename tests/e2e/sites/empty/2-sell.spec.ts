import { expect, type Locator, type Page, test } from '@playwright/test';
import { addToCart, commandForm, submit } from '../../journey.ts';
import { choose, create, fill } from '../office.ts';
import { openShopper, order } from '../shopper.ts';
import { insert, openEditor, publish } from '../site-journey.ts';
import { logIn } from './merchant.ts';

test.describe.configure({ mode: 'serial' });

const shops = {
  English: { list: '/shop', product: 'Notebook', checkout: '/checkout' },
  German: { list: '/de/shop', product: 'Notizbuch', checkout: '/de/kasse' },
} as const;

for (const [language, { list, product, checkout }] of Object.entries(shops)) {
  test(`a shopper orders what was imported and pays on delivery, in ${language}`, async ({
    browser,
    baseURL,
  }) => {
    const page = await openShopper(browser, baseURL);
    await page.goto(list);
    await page.getByRole('link', { name: product, exact: true }).first().click();
    await expect(page.locator('h1')).toHaveText(product);
    await addToCart(page);
    expect(await order(page, checkout)).toMatch(/^BL-/);
    await expect(page.locator('[data-block="order-success"]')).toContainText(product);
    await page.close();
  });
}

test('a promotion with a code lowers the sum of an order', async ({ page, browser, baseURL }) => {
  await logIn(page);
  await page.goto('/admin/promotions/new');
  await fill(page, { 'Name/English': 'Opening week', Code: 'OPEN10', Discount: '10' });
  await choose(page, 'Kind', 'Percent');
  await create(page);

  const shopper = await openShopper(browser, baseURL);
  await shopper.goto('/product/notebook');
  await addToCart(shopper);
  await shopper.goto('/cart');
  const form = shopper.locator('main').locator(commandForm(shopper, 'coupon.apply'));
  await shopper.getByText('Do you have a coupon?').first().click();
  await form.locator('[name="code"]').fill('OPEN10');
  await submit(form);
  await expect(shopper.locator('[data-block="cart-summary"]')).toContainText('£10.80');
  await shopper.close();
});

const news = {
  '/': 'Ten percent off with OPEN10',
  '/de': 'Zehn Prozent mit OPEN10',
} as const;

for (const [path, text] of Object.entries(news)) {
  test(`a page about it is written and published at ${path}`, async ({ page, browser }) => {
    await logIn(page);
    await openEditor(page, path);
    const title = page.locator('#izlog [data-block="coming-soon"] h1');
    await title.click();
    await title.click();
    await expect(title).toHaveAttribute('contenteditable', /.+/);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
    await page.keyboard.press('Escape');
    await publish(page);
    const visitor = await browser.newPage();
    await visitor.goto(path);
    await expect(visitor.locator('h1')).toHaveText(text);
    await visitor.close();
  });
}

test('a block of the library is published as it is, with its example', async ({
  page,
  browser,
}) => {
  await logIn(page);
  await openEditor(page, '/');
  await insert(page, 'Opening hours');
  await publish(page);
  const visitor = await browser.newPage();
  await visitor.goto('/de');
  await expect(visitor.locator('[data-block="opening-hours"]')).toContainText('16. September');
  await visitor.close();
});

/** Performs an action on the open order. */
async function act(page: Page, name: string, enter: (dialog: Locator) => Promise<void>) {
  await page.getByRole('group', { name: 'Actions' }).getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog');
  await enter(dialog);
  await dialog.getByRole('button', { name }).click();
  await expect(dialog).toHaveCount(0);
}

test('the order is sent in two parcels, and one of its lines is refunded', async ({
  page,
  browser,
  baseURL,
}) => {
  const shopper = await openShopper(browser, baseURL);
  for (const slug of ['notebook', 'pencil']) {
    await shopper.goto(`/product/${slug}`);
    await addToCart(shopper);
  }
  const number = await order(shopper);
  await shopper.close();

  await logIn(page);
  await page.goto('/admin/orders');
  await page.getByRole('searchbox').fill(number);
  const rows = page.getByRole('grid').locator('tbody tr');
  await expect(rows).toHaveCount(1);
  await rows.first().getByRole('rowheader').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
  await act(page, 'Send a parcel', (dialog) =>
    dialog
      .getByLabel(/pieces in this parcel/)
      .last()
      .fill('0'),
  );
  await act(page, 'Send a parcel', async () => {});
  await expect(page.getByRole('region', { name: 'Parcels' })).toContainText('Parcel 2');
  await act(page, 'Mark as delivered', async () => {});
  await act(page, 'Refund items or an amount', async (dialog) => {
    await dialog
      .getByLabel(/pieces to refund/)
      .last()
      .fill('1');
    await dialog.getByLabel('Reason').fill('a broken lead');
  });
  await expect(page.getByRole('region', { name: 'Refunds' })).toContainText('a broken lead');
});
