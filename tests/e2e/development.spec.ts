import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type DevelopmentCopy, openDevelopmentCopy } from '#tests/support/development-copy.ts';
import { data, databaseUrl, freePort } from './one-database.ts';

let shop: DevelopmentCopy;

test.beforeAll(async () => {
  // The first start of the copy fills its own shop.
  test.setTimeout(360_000);
  shop = await openDevelopmentCopy('e2e-development', {
    PORT: String(await freePort()),
    IZLOG_DATA: `${data}-development`,
    DATABASE_URL: databaseUrl(),
    MEDIA_FOLDER: join(data, 'media'),
    SANDBOX_PAYMENTS: '0',
  });
});
test.afterAll(() => shop.close());

test('shows saved changes in the open page, and where a block crashes', async ({ page }) => {
  const dead: string[] = [];
  page.on('response', (response) => response.status() >= 400 && dead.push(response.url()));
  const hero = page.locator('[data-block="hero"]');
  const header = page.locator('header').first();
  await page.goto(shop.url);
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
  const search = header.locator('input[type="search"]').first();
  await search.evaluate((input: HTMLInputElement) => Object.assign(input, { value: 'karta' }));

  shop.change('blocks/hero/view.module.css', '\n.root {', '\n.root { outline: 7px solid red;');
  await expect(hero.locator('section')).toHaveCSS('outline-width', '7px');

  shop.change('blocks/hero/view.tsx', '{title}\n', '{title} without code\n');
  await expect(hero).toContainText('without code');

  const logo = '<span>{logoText}</span>';
  shop.change('blocks/header-section/view.tsx', logo, logo.replace('</', ' with code</'));
  await expect(header).toContainText('with code');

  shop.change('blocks/header-section/texts/hr.json', '"openMenu": "', '"openMenu": "Spoken ');
  await expect(header.getByLabel(/^Spoken/)).toBeAttached();

  rmSync(join(shop.folder, 'blocks/hero'), { recursive: true });
  await expect(page.locator('[data-dev-notice="home-hero"]')).toBeVisible();
  cpSync('blocks/hero', join(shop.folder, 'blocks/hero'), { recursive: true });
  await expect(hero.locator('h1')).toBeVisible();

  const mend = shop.change('blocks/hero/view.tsx', '{title}\n', '{title.missing.part}\n');
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText('Block hero, element home-hero');
  await expect(overlay).toContainText(/blocks\/hero\/view\.tsx:30:\d+/);
  mend();
  await expect(overlay).toBeHidden();
  await expect(hero.locator('h1')).toBeVisible();

  await expect(search).toHaveValue('karta');
  expect(dead).toEqual([]);
});

test('keeps responding while its code is broken, and recovers once it is fixed', async ({
  page,
}) => {
  await page.goto(shop.url);
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
  const mend = shop.change('server/http/health.ts', 'export function', 'export functoin');
  await expect(page.locator('vite-error-overlay')).toContainText('server/http/health.ts');
  expect((await fetch(shop.url)).status).toBe(200);
  mend();
  await expect(page.locator('vite-error-overlay')).toBeHidden();
});
