import { expect, test } from '@playwright/test';
import { consents } from '#fixtures/site/consents.ts';
import { commandForm, submit } from './journey.ts';

const screens = [
  '/admin',
  '/admin/cache',
  '/admin/consent',
  '/admin/consent/newsletter',
  '/admin/templates',
];

test('sends strangers to the door of the back office · ADMIN-03 AUTH-24', async ({ request }) => {
  for (const path of screens) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(302);
    expect(answer.headers().location).toBe('/adminLogin');
  }
});

test('knows admin paths letter by letter · ROUTE-24 ROUTE-25', async ({ request }) => {
  for (const path of ['/adminlogin', '/Admin', '/section-tool']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('lets staff in and shows the consents · LAYOUT-02 LAYOUT-04 LAYOUT-05 ADMIN-01 ADMIN-04', async ({
  page,
}) => {
  await page.goto('/adminLogin');
  const form = commandForm(page, 'auth.login');
  await form.locator('[name="username"]').fill('urednica@example.com');
  await form.locator('[name="password"]').fill('svjetionik-2026');
  await submit(form);
  await expect(page).toHaveURL(/\/admin$/);
  await page.locator('main nav a[href="/admin/consent"]').click();
  await expect(page.locator('main h1')).toHaveText('Privole');
  await expect(page.locator('main li')).toHaveCount(consents.length);
  await expect(page.locator('main nav a[href="/admin/cache"]')).toHaveCount(0);
});
