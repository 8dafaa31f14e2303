import { expect, test } from '@playwright/test';
import {
  addToCart,
  chooseDelivery,
  fillAddress,
  home,
  type Language,
  openCart,
  openCategory,
  openFirstProduct,
  pay,
} from './journey.ts';

const languages = Object.keys(home) as Language[];
/** Address of the category of books. */
const books = { hr: 'knjige', en: 'books', de: 'buecher' } as const;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const language of languages) {
      test(`a guest orders a book in ${language} · CHK-01 CHK-02 ORDER-07 ORDER-13 PERM-05`, async ({
        page,
        request,
      }) => {
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(error.message));
        page.on('console', (message) => {
          if (message.type() === 'error') errors.push(message.text());
        });
        await page.goto(home[language]);
        await openCategory(page, books[language]);
        await openFirstProduct(page);
        const slug = new URL(page.url()).pathname.split('/').at(-1);
        const stockBefore = await stockOf(request, slug);
        await addToCart(page);
        await openCart(page, language);
        await page
          .locator('a[href$="/naplata"], a[href$="/checkout"], a[href$="/kasse"]')
          .first()
          .click();
        await fillAddress(page);
        await expect(page).toHaveURL(/step=shipping/);
        await chooseDelivery(page);
        await expect(page).toHaveURL(/step=payment/);
        await pay(page);
        await expect(page).toHaveURL(/orderSlug=/);
        await expect(page.locator('[data-block="order-success"]')).toContainText(/MM-\d{4}-\d+/);
        expect(await stockOf(request, slug)).toBe(stockBefore - 1);
        const cookies = await page.context().cookies();
        expect(cookies.map(({ name }) => name)).not.toContain('cartId');
        expect(errors).toEqual([]);
      });
    }
  });
}

async function stockOf(
  request: import('@playwright/test').APIRequestContext,
  slug: string | undefined,
): Promise<number> {
  const response = await request.get(`/api/v1/product/web/get?slug=${slug}`);
  return ((await response.json()) as { data: { stock: number } }).data.stock;
}
