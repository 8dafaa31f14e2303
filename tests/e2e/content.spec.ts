import { expect, test } from '@playwright/test';
import { languages } from '#schemas/languages.ts';
import { open, settleCookies } from './buyer.ts';
import { screensIn } from './screens.ts';

test.beforeEach(({ page, baseURL }) => settleCookies(page, baseURL));

const posts = 'main article';

test('news has title, buttons and a grid of nine · NEWS-01 NEWS-02 NEWS-03 NEWS-04 NEWS-05 NEWS-09', async ({
  page,
}) => {
  await open(page, '/objave');
  await expect(page.locator('main h1')).toHaveText('Novosti iz muzeja');
  const buttons = page.locator('main header nav').getByRole('link');
  await expect(buttons).toHaveText(['Sve', 'Novosti', 'Obavijesti', 'ECWF']);
  await expect(page.locator(posts)).toHaveCount(9);
});

test('news loads more until the last page · NEWS-06', async ({ page }) => {
  await open(page, '/objave');
  const more = page.getByRole('link', { name: 'Učitaj još' });
  await more.click();
  await expect(page.locator(posts)).toHaveCount(18);
  for (let left = 5; left > 0 && (await more.count()) > 0; left -= 1) {
    const before = await page.locator(posts).count();
    await more.click();
    await expect.poll(() => page.locator(posts).count()).toBeGreaterThan(before);
  }
  await expect(more).toHaveCount(0);
});

test('a news category replaces the list, the link to all restores it · NEWS-07 NEWS-08 NEWS-10', async ({
  page,
}) => {
  await open(page, '/objave?page=2');
  await page.locator('main').getByRole('link', { name: 'ECWF', exact: true }).click();
  await expect(page).toHaveURL('/objave?category=ecwf');
  await expect(page.locator(posts).first()).toContainText('ECWF');
  await expect(page.locator('main')).not.toContainText('pregled natječaja');
  await page.locator('main').getByRole('link', { name: 'Sve', exact: true }).click();
  await expect(page).toHaveURL('/objave');
});

test('a post has title, date, tags, picture, body · POST-04 POST-05 POST-06 POST-07 POST-08', async ({
  page,
}) => {
  await open(page, '/de/frauen-der-leuchttuerme-warum-jetzt');
  await expect(page.locator('main h1')).toContainText('Frauen der Leuchttürme');
  await expect(page.locator('main article time').first()).toHaveText('2. März 2026');
  await expect(page.locator('main article a[href^="/de/blog/"]').first()).toBeVisible();
  const picture = page.locator('main article img').first();
  await expect(picture).toHaveAttribute('fetchpriority', 'high');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
  await expect(page.locator('main article p').last()).not.toBeEmpty();
});

test('the author of a post has a page with their posts, in each language', async ({ page }) => {
  await open(page, '/de/frauen-der-leuchttuerme-warum-jetzt');
  const byline = page.locator('main article a[rel="author"]');
  await expect(byline).toHaveText('Tea Barbir');
  await byline.click();
  await expect(page).toHaveURL('/de/author/tea-barbir');
  await expect(page.locator('main h1')).toHaveText('Tea Barbir');
  await expect(page.locator('main header')).toContainText('Redakteurin');
  await expect(page.locator(posts).filter({ hasText: 'Frauen der Leuchttürme' })).toHaveCount(1);
  await page.locator('header a[hreflang="en"]:visible').click();
  await expect(page).toHaveURL('/en/author/tea-barbir');
  expect((await page.request.get('/autor/nitko')).status()).toBe(404);
});

test('a category has an address in each language, the others redirect', async ({ request }) => {
  const moved = await request.get('/en/shop/grafike-i-karte?page=1', { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['location']]).toEqual([
    301,
    '/en/shop/prints-and-charts?page=1',
  ]);
  const html = await (await request.get('/en/shop/prints-and-charts')).text();
  for (const path of ['/shop/grafike-i-karte', '/de/shop/grafik-und-seekarten']) {
    expect(html).toContain(`${path}"`);
  }
});

test('a category of posts has an address in each language, the others redirect', async ({
  request,
}) => {
  const moved = await request.get('/en/blog/novosti?page=1', { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['location']]).toEqual([301, '/en/blog/news?page=1']);
  const html = await (await request.get('/en/blog/news')).text();
  for (const path of ['/objave/novosti', '/de/blog/neuigkeiten']) {
    expect(html).toContain(`${path}"`);
  }
});

test('a post links to its other languages · I18N-08 ROUTE-29', async ({ page }) => {
  await open(page, '/zene-svjetionika-zasto-bas-sada');
  await page.locator('header a[hreflang="en"]:visible').click();
  await expect(page).toHaveURL('/en/women-of-the-lights-why-now');
});

test('a post category shows its posts and links to the others · POST-01 POST-02 POST-09', async ({
  page,
}) => {
  await open(page, '/objave/novosti');
  await expect(page.locator('main a[href="/objave/obavijesti"]').first()).toBeVisible();
  const days = await page
    .locator(`${posts} time`)
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
  expect(days.length).toBeGreaterThan(3);
  expect(days).toEqual(days.toSorted().toReversed());
});

test('an event leads back to all events', async ({ page }) => {
  await open(page, '/en/event/1');
  const path = page.getByRole('navigation', { name: 'The way to this page' });
  await expect(path.getByRole('link', { name: 'Events' })).toHaveAttribute('href', '/en/events');
  await page.getByRole('link', { name: 'See all events' }).click();
  await expect(page).toHaveURL('/en/events');
  await expect(page.locator('main h1')).toBeVisible();
});

test('events are listed and open by id · EVENT-01 EVENT-02 ROUTE-34', async ({ page }) => {
  await open(page, '/dogadjaji');
  const first = page.locator('main li article a').first();
  const name = await first.textContent();
  await first.click();
  await expect(page).toHaveURL(/\/dogadjaj\/\d+$/);
  await expect(page.locator('main h1')).toHaveText(name ?? '');
  const file = page.locator('main a[download]');
  await expect(file).toHaveAttribute('download', /\.ics$/);
});

for (const [term, found] of [
  ['salica', 'Šalica'],
  ['svjetionk', 'svjetionika'],
  ['ZENE', 'Žene'],
  ['čvor', 'čvor'],
] as const) {
  test(`search finds ${found} by ${term} · SEARCH-02 SEARCH-03`, async ({ page }) => {
    await open(page, `/pretraga?q=${encodeURIComponent(term)}`);
    await expect(page.locator('main h1')).toHaveText(`Rezultati za „${term}“`);
    await expect(page.locator('main [role="status"]')).toHaveText(/^\d+ rezultata?$/);
    await expect(page.locator('main h3').filter({ hasText: found }).first()).toBeVisible();
  });
}

test('the search overlay opens the results and closes · NAV-04 NAV-09 SEARCH-01', async ({
  page,
}) => {
  await open(page, '/');
  await page.locator('header a[href="/pretraga"]').click();
  const overlay = page.locator('header dialog');
  await expect(overlay.getByRole('combobox')).toBeFocused();
  await overlay.getByRole('combobox').fill('kornati');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pretraga?q=kornati');
  await expect(overlay).toBeHidden();
  await expect(page.locator('main h1')).toContainText('kornati');
});

test('an empty search shows a message and suggests terms with results · SEARCH-07', async ({
  page,
}) => {
  await open(page, '/de/suche?q=zzzzzz');
  await expect(page.getByRole('heading', { name: 'Keine Suchergebnisse' })).toBeVisible();
  const terms = page.getByRole('navigation', { name: 'Oft gesucht' }).getByRole('link');
  const count = await terms.count();
  for (let index = 0; index < count; index += 1) {
    const path = (await terms.nth(index).getAttribute('href')) ?? '';
    expect(await (await page.request.get(path)).text(), path).toContain('role="status"');
  }
  expect(count).toBe(5);
});

test('the desktop menu closes on route change · NAV-03 NAV-08', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Trgovina' }).click();
  const sheet = page.locator('header :popover-open');
  await sheet.getByRole('link', { name: 'Nakit' }).click();
  await expect(page).toHaveURL('/shop/nakit');
  await expect(page.locator('header :popover-open')).toHaveCount(0);
});

test('the header is 126 px high, on phones 72 · LAYOUT-07 LAYOUT-08 NAV-06', async ({ page }) => {
  const height = () =>
    page
      .locator('header')
      .first()
      .evaluate((bar) => bar.getBoundingClientRect().height);
  await page.setViewportSize({ width: 1380, height: 800 });
  await open(page, '/');
  expect(await height()).toBe(126);
  await page.setViewportSize({ width: 1379, height: 800 });
  expect(await height()).toBe(72);
  await expect(page.getByRole('button', { name: 'Otvori izbornik' })).toBeVisible();
});

test('footer columns do not overlap in any language · NAV-11 NAV-14 NAV-16', async ({ page }) => {
  for (const language of languages) {
    await open(page, language === 'hr' ? '/kontakt' : `/${language}`);
    const mail = await page.locator('footer a[href^="mailto:"]').first().boundingBox();
    const hours = await page.locator('footer dl').first().boundingBox();
    expect((mail?.x ?? 0) + (mail?.width ?? 0), language).toBeLessThan(hours?.x ?? 0);
    expect(await page.locator('footer nav').count(), language).toBe(3);
  }
  await expect(page.locator('footer')).toContainText('© 2026 Muzej mora');
});

for (const language of languages) {
  test(`every screen fits and describes itself in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const [name, path] of screensIn(language)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const reported = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth - innerWidth,
        title: document.title.length,
        description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content,
      }));
      expect.soft(reported.wide, `${name}: wider than the screen`).toBeLessThanOrEqual(0);
      expect.soft(reported.title, `${name}: title`).toBeGreaterThan(10);
      expect.soft(reported.description, `${name}: description`).toBeTruthy();
    }
  });
}
