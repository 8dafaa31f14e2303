import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, open, settleCookies, watchErrors } from './buyer.ts';

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
