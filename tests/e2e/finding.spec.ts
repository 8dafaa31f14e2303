import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, open, settleCookies, watchErrors } from './buyer.ts';
import { tabTo } from './by-keyboard.ts';

test.beforeEach(({ page, baseURL }) => settleCookies(page, baseURL));

const cards = (page: Page, heading: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: heading }) }).locator('h3');

async function findsByEveryWay(page: Page): Promise<void> {
  await page.goto('/pretraga?q=nakit');
  await expect(cards(page, 'Iz kategorije Nakit').first()).toBeVisible();
  expect(await cards(page, 'Iz kategorije Nakit').count()).toBeGreaterThan(3);
  await page.getByRole('link', { name: 'Prikaži sve' }).click();
  await expect(page).toHaveURL('/shop/nakit');
  await page.goto('/en/search?q=silver+earrings');
  await expect(cards(page, 'In the shop').filter({ hasText: 'Sardine earrings' })).toBeVisible();
  await page.goto('/de/suche?q=Konzertkarten');
  await expect(cards(page, 'Im Shop').first()).toContainText('Bonaca');
  await page.goto('/en/search?q=nautical+hat+xylophone');
  await expect(page.getByRole('heading', { name: 'No search results' })).toBeVisible();
  await expect(cards(page, 'Closest to your search').first()).toBeVisible();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a search finds products by category, material and parts of compounds, or the nearest', async ({
      page,
    }) => {
      await page.goto('/kontakt');
      if (!javaScriptEnabled) {
        await page.locator('header a[href="/pretraga"]').click();
        const field = page.getByRole('main').getByRole('searchbox');
        await field.fill('svjetionici');
        await field.press('Enter');
        await expect(page).toHaveURL('/pretraga?q=svjetionici');
        await expect(cards(page, 'U trgovini').first()).toContainText('vjetioni');
      }
      await findsByEveryWay(page);
      if (javaScriptEnabled) await expectAccessible(page);
    });

    test('a month of events is a calendar that leads to the event and to the months beside it', async ({
      page,
    }) => {
      await page.goto('/en/events');
      await page.getByRole('link', { name: 'Calendar', exact: true }).click();
      await expect(page).toHaveURL(/\/en\/events\?month=\d{4}-\d{2}$/);
      const month = page.getByRole('table');
      await expect(month.getByRole('columnheader').first()).toHaveText('Mon');
      const event = month.getByRole('link').first();
      await expect(event).toBeVisible();
      const name = (await event.locator('span').last().textContent()) ?? '';
      if (javaScriptEnabled) await expectAccessible(page);
      const before = page.url();
      await page.getByRole('navigation', { name: 'Months' }).getByRole('link').last().click();
      await expect(page).not.toHaveURL(before);
      await page.goBack();
      await month.getByRole('link', { name }).first().click();
      await expect(page.locator('main h1')).toHaveText(name);
      await page.goto('/en/events');
      const feed = page.getByRole('link', { name: 'Subscribe to the calendar' });
      const sent = await page.request.get((await feed.getAttribute('href')) ?? '');
      expect(sent.headers()['content-type']).toContain('text/calendar');
    });
  });
}

test('on a phone a month marks its days and lists its events below', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/dogadjaji?month=2026-12');
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(0);
  const cell = await page.getByRole('cell').first().boundingBox();
  expect(cell?.width).toBeGreaterThan(40);
  await expect(page.locator('main li article h3').first()).toBeVisible();
  await expectAccessible(page);
});

test('suggestions follow what is typed, are announced, and are chosen by keyboard', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await open(page, '/');
  await page.locator('header a[href="/pretraga"]').click();
  const field = page.locator('header dialog').getByRole('combobox');
  await field.pressSequentially('hobot');
  const options = page.locator('header dialog').getByRole('option');
  await expect(options.first()).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  const status = page.locator('header dialog [role="status"]');
  await expect(status).toHaveText(new RegExp(`^${await options.count()} `));
  await field.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const id = (await options.first().getAttribute('id')) ?? '';
  await expect(field).toHaveAttribute('aria-activedescendant', id);
  await expectAccessible(page);
  const path = (await options.first().getAttribute('href')) ?? '';
  await field.press('Enter');
  await expect(page).toHaveURL(path);
  await expect(page.locator('header dialog')).toBeHidden();
  expect(errors).toEqual([]);
});

const searches = {
  hr: { home: '/', search: '/pretraga', query: 'majica', product: '/produkt/majica-izobata' },
  en: {
    home: '/en',
    search: '/en/search',
    query: 'isobath',
    product: '/en/product/isobath-t-shirt',
  },
  de: {
    home: '/de',
    search: '/de/suche',
    query: 'tiefenlinie',
    product: '/de/product/t-shirt-tiefenlinie',
  },
} as const;

for (const [language, { home, search, query, product }] of Object.entries(searches)) {
  test(`a product is found, its options are chosen and it goes into the cart with the keyboard alone, in ${language}`, async ({
    page,
  }) => {
    const errors = watchErrors(page);
    await open(page, home);
    await tabTo(page.locator(`header a[href="${search}"]`));
    await page.keyboard.press('Enter');
    await expect(page.locator('header dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.type(query);
    const found = page.locator(`header dialog [role="option"][href="${product}"]`);
    await expect(found).toBeVisible();
    while ((await found.getAttribute('aria-selected')) !== 'true') {
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(product);
    const groups = page.locator('article [role="group"]:has(a)');
    await expect(groups).toHaveCount(2);
    for (const index of [0, 1]) {
      await tabTo(groups.nth(index).getByRole('link').nth(1));
      await page.keyboard.press('Enter');
      await expect(groups.nth(index).getByRole('link').nth(1)).toHaveAttribute('aria-current');
    }
    await expect(page).toHaveURL(/variant=\d+$/);
    const name = (await page.locator('main h1').textContent()) ?? '';
    await tabTo(page.locator('form:has([value="cart.add"]) button[type="submit"]'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText(name);
    expect(errors).toEqual([]);
  });
}

test('on a phone the search fills the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await page.locator('header a[href="/pretraga"]').click();
  const dialog = page.locator('header dialog');
  await dialog.getByRole('combobox').pressSequentially('more');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  const box = await dialog.boundingBox();
  expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, 390, 844]);
});
