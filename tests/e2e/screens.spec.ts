import { expect, test } from '@playwright/test';
import { languages } from '#schemas/languages.ts';
import { axeFindings } from './axe.ts';
import { screensIn } from './screens.ts';

/** Screens with status 404: without a token there is nothing to confirm. */
const missing = ['not found', 'confirm email'];

for (const language of languages) {
  test(`every screen has its status, language, one h1, no error and nothing for axe to find in ${language} · PAGE-01 PAGE-02 ROUTE-40`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    for (const [name, path] of screensIn(language)) {
      const errors: string[] = [];
      const listen = (message: import('@playwright/test').ConsoleMessage) => {
        if (message.type() === 'error' && !message.text().includes('404'))
          errors.push(message.text());
      };
      page.on('console', listen);
      const response = await page.goto(path);
      await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
      expect.soft(response?.status(), `${name} ${path}`).toBe(missing.includes(name) ? 404 : 200);
      expect.soft(await page.locator('html').getAttribute('lang'), name).toBe(language);
      expect.soft(await page.locator('main h1').count(), `${name}: headings`).toBe(1);
      expect.soft(await page.locator('main').innerText(), name).not.toMatch(/locale entry needed/);
      expect.soft(errors, name).toEqual([]);
      expect.soft(await axeFindings(page), `${name} ${path}`).toEqual([]);
      page.off('console', listen);
    }
  });
}

test('shows the message of an unknown address · ROUTE-40 PAGE-07 ERR-69', async ({ page }) => {
  const response = await page.goto('/en/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('This page could not be found');
  await expect(page.locator('main a[href="/en"]')).toBeVisible();
});

test('responds to a malformed URL with 404, never 500', async ({ request }) => {
  for (const path of ['/%E0%A4%A', '/produkt', '/a%2Fb/c', `/${'x'.repeat(900)}`]) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path.slice(0, 40)).toBe(404);
  }
});

test('the cookie notice stays hidden for 30 days once all cookies are accepted · NAV-21', async ({
  page,
}) => {
  await page.goto('/en');
  const notice = page.locator('[data-block="cookie-section"]');
  await notice.getByRole('button', { name: 'Accept all' }).click();
  await expect(notice).toBeHidden();
  const stored = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'cookie_choice');
  // The notice hides before the response with the cookie; leaving the page earlier cancels the request.
  await expect.poll(async () => (await stored())?.value).toBe('all');
  await page.goto('/en/cart');
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
  await expect(page.getByRole('button', { name: 'Accept all' })).toHaveCount(0);
  const choice = await stored();
  expect(Math.abs((choice?.expires ?? 0) - Date.now() / 1000 - 2_592_000)).toBeLessThan(60);
});

test('a page fades into the next one for half a second · LAYOUT-09 CONST-50', async ({ page }) => {
  // Links change the page without a full load once the code for later interactions is there.
  await page.goto('/en/about', { waitUntil: 'networkidle' });
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      void noteDurations(transition);
      return transition;
    };
    async function noteDurations({ ready }: ViewTransition) {
      await ready;
      const pictures = document
        .getAnimations()
        .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view'));
      const durations = pictures.map(({ effect }) => effect?.getComputedTiming().duration);
      document.documentElement.dataset.durations = [...new Set(durations)].join();
    }
  });
  await page.locator('footer a[href^="/en/"]').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-durations', '500');
});

test('redirects the prefix of the default language · ROUTE-26', async ({ request }) => {
  const response = await request.get('/hr/kosarica?x=1', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/kosarica?x=1');
});

test('has no executable inline script', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const scripts = [...html.matchAll(/<script([^>]*)>([^<]*)/g)];
  const inline = scripts.filter(
    ([, attributes = '', body = '']) => body && !/application\/(ld\+)?json/.test(attributes),
  );
  expect(inline).toEqual([]);
  expect(html).not.toMatch(/\son\w+="/);
});

test('keeps pages of a single visitor out of search engines', async ({ request }) => {
  for (const path of ['/kosarica', '/en/checkout', '/de/login', '/profil']) {
    expect(await (await request.get(path)).text(), path).toContain('content="noindex,follow"');
  }
  const robots = await (await request.get('/robots.txt')).text();
  for (const path of ['/de/einkaufswagen', '/en/checkout', '/prijava']) {
    expect(robots).toContain(`Disallow: ${path}\n`);
  }
});

test('serves the sitemap in all languages · ROUTE-17', async ({ request }) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toContain('xml');
  const files = [...(await response.text()).matchAll(/<loc>[^<]*(\/sitemap\/[^<]+)<\/loc>/g)];
  const texts = await Promise.all(
    files.map(async ([, path]) => (await request.get(path ?? '')).text()),
  );
  const xml = texts.join('');
  for (const part of [
    '/produkt/',
    '/en/product/',
    '/de/product/',
    '/shop/knjige',
    'hreflang="de"',
  ]) {
    expect(xml).toContain(part);
  }
  expect(xml).not.toContain('/naslovnica<');
});

test('remembers the language for a year · I18N-09 CONST-23', async ({ page, context }) => {
  await page.goto('/de');
  const locale = (await context.cookies()).find(({ name }) => name === 'locale');
  expect(locale).toMatchObject({ value: 'de', path: '/', sameSite: 'Lax', httpOnly: false });
  const days = ((locale?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
});
