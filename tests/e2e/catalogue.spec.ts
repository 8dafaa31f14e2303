import { expect, type Page, test } from '@playwright/test';
import { open, settleCookies } from './buyer.ts';

test.beforeEach(({ page, baseURL }) => settleCookies(page, baseURL));

const category = '/shop/grafike-i-karte';
const names = (page: Page) => page.locator('main [data-layout="grid"] h2');
const legend = (page: Page) => page.locator('main form input[name="technique"]');

test('the shop links to its categories, each with picture and count · CAT-01 ROUTE-06', async ({
  page,
}) => {
  await open(page, '/shop');
  const tiles = page.locator('[data-block="category-list"] a[href^="/shop/"]');
  await expect(tiles).toHaveCount(12);
  await expect(tiles.first().locator('img')).toHaveJSProperty('complete', true);
  await expect(tiles.first()).toContainText(/\d+ proizvoda/);
  await tiles.first().click();
  await expect(page).toHaveURL(category);
  await expect(page.locator('main h1')).toHaveText('Grafike i karte');
});

test('a list has title, total, twelve cards, sort · LIST-01 LIST-09 LIST-10 LIST-11 LIST-12', async ({
  page,
}) => {
  await open(page, category);
  await expect(page.getByText(/^\d+ proizvoda?$/).first()).toBeVisible();
  await expect(names(page)).toHaveCount(12);
  const perPage = page.getByLabel('Po stranici');
  await expect(perPage.locator('option')).toHaveText(['12', '24']);
  await expect(page.getByLabel('Poredaj')).toBeVisible();
  await perPage.selectOption('24');
  await expect.poll(() => names(page).count()).toBeGreaterThan(12);
});

test('a filter chosen with the keyboard keeps the focus and starts at page one · LIST-02 LIST-17 LIST-19', async ({
  page,
}) => {
  await open(page, `${category}?page=2`);
  const before = await page.evaluate(() => history.length);
  await legend(page).nth(2).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/technique=\d+$/);
  await expect(legend(page).nth(2)).toBeFocused();
  await expect(names(page)).toHaveCount(3);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('a shared filter URL shows the same list · LIST-24', async ({ page }) => {
  await open(page, category);
  await legend(page).nth(2).check({ force: true });
  await expect(names(page)).toHaveCount(3);
  const shown = await names(page).allTextContents();
  await page.reload();
  expect(await names(page).allTextContents()).toEqual(shown);
  await expect(legend(page).nth(2)).toBeChecked();
});

test('the pager disables its ends · LIST-13 LIST-14', async ({ page }) => {
  await open(page, category);
  const pager = page.getByRole('navigation', { name: 'Stranice s proizvodima' });
  const step = (name: string, disabled: boolean) =>
    pager.getByRole('link', { name: `${name} stranica`, disabled });
  for (const name of ['Prva', 'Prethodna']) await expect(step(name, true)).toHaveCount(1);
  await step('Sljedeća', false).click();
  await expect(page).toHaveURL(/page=2$/);
  for (const name of ['Sljedeća', 'Zadnja']) await expect(step(name, true)).toHaveCount(1);
  for (const name of ['Prva', 'Prethodna']) await expect(step(name, false)).toHaveCount(1);
});

test('sorting by price puts the cheapest first · LIST-20 LIST-35', async ({ page }) => {
  await open(page, category);
  await page.getByLabel('Poredaj').selectOption({ label: 'Najjeftinije' });
  await expect(page).toHaveURL(/sort=/);
  const cards = page.locator('main [data-layout="grid"] li');
  await expect
    .poll(async () => {
      const prices = await cards.evaluateAll((all) =>
        all.map((card) => Number(/(\d+),(\d\d)/.exec(card.textContent ?? '')?.[1])),
      );
      return prices.every((price, index) => price >= (prices[index - 1] ?? 0));
    })
    .toBe(true);
});

test('going back restores the position in the list · ROUTE-47', async ({ page }) => {
  await open(page, '/shop/odjeca');
  await page.evaluate(() => scrollTo(0, 800));
  await names(page).nth(6).locator('a').click();
  await expect(page).toHaveURL(/\/produkt\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/shop\/odjeca/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(700);
});

test('choosing a variant changes picture and price · PROD-01 PROD-11', async ({ page }) => {
  await open(page, '/produkt/majica-izobata');
  const picture = page.locator('[data-block="product-detail"] img').first();
  const before = await picture.getAttribute('src');
  await page.getByText('signalno crvena', { exact: true }).click();
  await page.getByText('M', { exact: true }).click();
  await expect(picture).not.toHaveAttribute('src', before ?? '');
});

test('an unconfigured product reports what is missing · PROD-05', async ({ page }) => {
  await open(page, '/produkt/majica-izobata');
  await page.getByRole('button', { name: 'Dodaj u košaricu' }).first().click();
  const problem = page.locator('form:has([name="qty"]) [aria-live="polite"]');
  await expect(problem).toContainText('Najprije odaberite: Boja, Veličina.');
  await expect(page).toHaveURL('/produkt/majica-izobata');
});

test('a year is written without grouping, a price with it · PROD-15', async ({ page }) => {
  await open(page, '/produkt/brodovi-od-drva');
  const row = page.locator('dl div').filter({ hasText: 'Godina predloška' });
  await expect(row.locator('dd')).toHaveText('2025');
  await expect(page.locator('main')).toContainText('34,00\u00a0€');
  await expect(page.locator('input[name="qty"]').first()).toHaveValue('1');
});

for (const [language, path] of [
  ['hr', '/produkt/majica-izobata'],
  ['en', '/en/product/isobath-t-shirt'],
  ['de', '/de/product/t-shirt-tiefenlinie'],
] as const) {
  test(`the language switch stays on the product from ${language} · I18N-02 ROUTE-31`, async ({
    page,
  }) => {
    await open(page, path);
    const links = page.locator('header nav').locator('a[hreflang]:visible');
    await expect(links).toHaveCount(3);
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(paths).toEqual([
      '/produkt/majica-izobata',
      '/en/product/isobath-t-shirt',
      '/de/product/t-shirt-tiefenlinie',
    ]);
  });
}

test('the first picture is loaded first, later ones lazily · LAYOUT-11', async ({ page }) => {
  for (const path of ['/', '/shop', category, '/produkt/tunera', '/objave']) {
    await open(page, path);
    const pictures = page.locator('main img');
    await expect(pictures.first(), path).toHaveAttribute('fetchpriority', 'high');
    await expect(pictures.first(), path).toHaveAttribute('loading', 'eager');
    await expect(pictures.last(), path).toHaveAttribute('loading', /lazy|eager/);
    const far = await pictures.evaluateAll(
      (all) =>
        all.filter(
          (one) =>
            one.getBoundingClientRect().top > 2 * innerHeight &&
            one.getAttribute('loading') !== 'lazy',
        ).length,
    );
    expect(far, path).toBe(0);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('filters apply by a button · LIST-24', async ({ page }) => {
    await page.goto(category);
    await legend(page).nth(2).check({ force: true });
    await page.getByRole('button', { name: 'Primijeni filtre' }).click();
    await expect(page).toHaveURL(/technique=\d+/);
    await expect(names(page)).toHaveCount(3);
  });

  test('menus open and their links work · NAV-03 NAV-07', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Trgovina' }).click();
    await page.locator('header :popover-open').getByRole('link', { name: 'Knjige' }).click();
    await expect(page).toHaveURL('/shop/knjige');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Otvori izbornik' }).click();
    const menu = page.getByRole('dialog', { name: 'Izbornik' });
    await menu.locator('summary').first().click();
    await menu.getByRole('link', { name: 'Nakit' }).click();
    await expect(page).toHaveURL('/shop/nakit');
  });

  test('the language switch is a link · I18N-02', async ({ page }) => {
    await page.goto(category);
    await page.locator('header a[hreflang="de"]:visible').click();
    await expect(page).toHaveURL('/de/shop/grafik-und-seekarten');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});
