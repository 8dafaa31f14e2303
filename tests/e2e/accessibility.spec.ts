import { type Browser, expect, type Page, test } from '@playwright/test';
import { homeHref, screenHref } from '#runtime/routes/href.ts';
import { languages } from '#schemas/languages.ts';
import { axeFindings } from './axe.ts';
import { expectAccessible, give, open, readyToPay, settleCookies } from './buyer.ts';
import { orderNumber, pay } from './journey.ts';
import { screensIn } from './screens.ts';
import { logInStaff } from './staff.ts';

/** `screens.spec.ts` checks the light screens, together with everything else that applies to every screen. */
test('axe finds no errors on any screen in dark mode', async ({ page }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const [name, path] of screensIn('hr')) {
    await open(page, path);
    expect.soft(await axeFindings(page), `${name} ${path}`).toEqual([]);
  }
});

const variants = [
  ...languages.map((language) => [language, 'light'] as const),
  ['hr', 'dark'] as const,
];

test('axe finds no errors on the screens of the back office · ADMIN-06', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    extraHTTPHeaders: { 'x-forwarded-for': '10.19.0.2' },
  });
  const page = await context.newPage();
  await settleCookies(page, baseURL);
  await give(page, 'zidni-kalendar-2027');
  await readyToPay(page);
  await pay(page);
  await expect(page).toHaveURL(/orderSlug=/);
  const number = await orderNumber(page);
  await logInStaff(page);
  const count = Number(number.slice(-6));
  const order = `/admin/orders/${count}`;
  for (const [language, colorScheme] of variants) {
    await page.emulateMedia({ colorScheme });
    const start = homeHref(language).replace(/\/$/, '');
    const paths = [
      screenHref(language, 'admin'),
      screenHref(language, 'admin-cache'),
      screenHref(language, 'admin-consents'),
      screenHref(language, 'admin-consent', 'newsletter'),
      screenHref(language, 'admin-templates'),
      `${start}/admin/tickets`,
    ];
    for (const path of paths) {
      await test.step(`${path} ${colorScheme}`, async () => {
        expect((await page.goto(path))?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expectAccessible(page);
      });
    }
    await test.step(`${start}${order} ${colorScheme}`, async () => {
      await page.goto(`${start}${order}`);
      const cancel = page.locator('main [role="group"]').first().getByRole('button').last();
      await expect(cancel).toBeVisible();
      await expectAccessible(page);
      await cancel.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });
  }
  await context.close();
});

/** A new visitor of the shop, with a window of this size. */
const newContext = (
  browser: Browser,
  baseURL: string | undefined,
  viewport: { readonly width: number; readonly height: number },
) =>
  browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport,
    reducedMotion: 'reduce',
  });

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const) {
  test(`at ${width} × ${height} nothing that has the focus is behind the cookie notice · NAV-19`, async ({
    browser,
    baseURL,
  }) => {
    const context = await newContext(browser, baseURL, { width, height });
    const page = await context.newPage();
    await open(page, '/produkt/majica-izobata');
    const notice = page.locator('section:has(form input[value="cookies.choose"])');
    await expect(notice).toBeVisible();
    const hidden = await page.evaluate(() => {
      const covers = document.querySelector('[value="cookies.choose"]')?.closest('section');
      const stops = [...document.querySelectorAll<HTMLElement>('main :is(a, button), footer *')];
      return stops.flatMap((stop) => {
        stop.focus();
        if (document.activeElement !== stop || covers?.contains(stop)) return [];
        const { left, top, width: wide, height: high } = stop.getBoundingClientRect();
        const shown = document.elementFromPoint(left + wide / 2, top + high / 2);
        return covers?.contains(shown) ? [stop.textContent] : [];
      });
    });
    expect(hidden).toEqual([]);
    await context.close();
  });
}

/** Sections that come into view can make the page longer. */
async function scrollToEnd(page: Page): Promise<void> {
  const isAtEnd = () => {
    const { scrollHeight } = document.documentElement;
    const wasAtEnd = window.scrollY + window.innerHeight >= scrollHeight - 1;
    window.scrollTo(0, scrollHeight);
    return wasAtEnd;
  };
  await expect.poll(() => page.evaluate(isAtEnd)).toBe(true);
}

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`at ${width} × ${height} the button to the top covers nothing at the end of a page`, async ({
    browser,
    baseURL,
  }) => {
    for (const language of languages) {
      const context = await newContext(browser, baseURL, { width, height });
      const page = await context.newPage();
      const button = page.locator('footer a[href="#top"]');
      for (const isNoticeOpen of [true, false]) {
        if (!isNoticeOpen) await settleCookies(page, baseURL);
        await open(page, screenHref(language, 'blog'));
        await scrollToEnd(page);
        const covered = await button.evaluate((up) => {
          const { left, right, top, bottom } = up.getBoundingClientRect();
          const others = [...document.querySelectorAll('footer :is(a, button, p, dd, img)')];
          const range = document.createRange();
          return others.flatMap((other) => {
            range.selectNodeContents(other);
            const isBehind = [...range.getClientRects()].some(
              (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
            );
            return other !== up && isBehind ? [other.textContent] : [];
          });
        });
        expect(covered, `${language}, notice ${isNoticeOpen}`).toEqual([]);
      }
      await context.close();
    }
  });
}
