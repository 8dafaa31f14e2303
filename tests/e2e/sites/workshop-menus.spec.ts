import { expect, type Page, test } from '@playwright/test';
import { open, settleCookies } from '../buyer.ts';
import { expectRoomAt } from './room.ts';
import { expectInside } from './site-journey.ts';

const call = '/api/v1/cms/navigation/tree/main';

const shops = {
  en: {
    home: '/',
    tools: 'Tools',
    drills: 'Drills',
    opener: 'Menu: Drills',
    last: 'Cobalt drills',
  },
  ar: {
    home: '/ar',
    tools: 'الأدوات',
    drills: 'مثاقب',
    opener: 'القائمة: مثاقب',
    last: 'مثاقب من الكوبالت',
  },
} as const;

type Shop = (typeof shops)[keyof typeof shops];

/** Opens the entries of the second level: in the drawer of a narrow screen, or the panel of a wide one. */
async function openTools(page: Page, { tools }: Shop, width: number): Promise<void> {
  const header = page.locator('[data-block="header-section"]');
  if (width < 1380) {
    await header.locator('button[popovertarget$="-menu"]:not([popovertargetaction])').click();
    await header.locator('summary').filter({ hasText: tools }).click();
  } else await header.getByRole('button', { name: tools, exact: true }).click();
}

/** Records the requests for menus. */
function watchMenus(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v1/cms/navigation/')) asked.push(pathname);
  });
  return asked;
}

test.beforeEach(async ({ page, baseURL }) => {
  await settleCookies(page, baseURL);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const [language, shop] of Object.entries(shops)) {
  for (const width of [390, 1440]) {
    test(`the third level of the menu opens in ${language} at ${width} px, and leads to its page`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const asked = watchMenus(page);
      await open(page, shop.home);
      await openTools(page, shop, width);
      const opener = page.getByRole('button', { name: shop.opener, exact: true });
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
      expect(asked).toEqual([]);
      await opener.focus();
      await page.keyboard.press('Enter');
      const last = page.getByRole('link', { name: shop.last, exact: true });
      await expect(last).toBeVisible();
      await expect(opener).toBeFocused();
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      expect(asked).toEqual([call]);
      await expectInside(page);
      await last.click();
      await expect(page.locator('main h1')).toHaveText(shop.last);
      await openTools(page, shop, width);
      await expect(
        page.locator('[aria-current="page"]').filter({ hasText: shop.last, visible: true }).first(),
      ).toBeVisible();
    });
  }
}

for (const width of [390, 1440]) {
  test(`the open menu has room in Arabic at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/ar');
    await openTools(page, shops.ar, width);
    await page.getByRole('button', { name: shops.ar.opener, exact: true }).click();
    await expect(page.getByRole('link', { name: shops.ar.last, exact: true })).toBeVisible();
    await expectRoomAt(page, 'menu', [width]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an entry of the second level leads to its page, which lists what is below it', async ({
    page,
  }) => {
    const { home, drills, last, opener } = shops.en;
    await page.goto(home);
    await openTools(page, shops.en, 1440);
    await expect(page.getByRole('button', { name: opener })).toHaveCount(0);
    await page.getByRole('link', { name: drills, exact: true }).first().click();
    await expect(page.locator('main h1')).toHaveText(drills);
    await expect(page.locator('main').getByRole('link', { name: last }).first()).toBeVisible();
  });
});
