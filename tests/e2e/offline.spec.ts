import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, give, settleCookies } from './buyer.ts';
import { commandForm, submit } from './journey.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ page, baseURL }) => settleCookies(page, baseURL));
test.afterEach(({ context }) => context.setOffline(false));

/** Pages are cached once the worker controls the page. */
async function waitForWorker(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const offline = { name: 'Nema veze s internetom' };

test('without a connection the last pages and the cart stay, others explain why they are missing', async ({
  page,
  context,
}) => {
  await waitForWorker(page);
  await give(page, 'deset-razglednica', 2);
  await page.goto('/kosarica');
  await page.goto('/produkt/deset-razglednica');
  await context.setOffline(true);
  await page.goto('/kosarica');
  await expect(page.locator('[data-block="cart-items"]')).toContainText('razglednica');
  await page.goto('/produkt/deset-razglednica');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('razglednica');
  await page.goto('/shop');
  await expect(page.getByRole('heading', offline)).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Pokušaj ponovno' }).click();
  await expect(page.locator('[data-block="category-list"]')).toBeVisible();
});

test('the page that explains a missing connection has its styles, also after one page only', async ({
  page,
  context,
}) => {
  await waitForWorker(page);
  await context.setOffline(true);
  await page.goto('/kontakt');
  await expect(page.getByRole('heading', offline)).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
  await expect(page.getByRole('main')).toHaveCSS('border-top-style', 'solid');
});

test('no page of an account is cached, and a login deletes the cache', async ({
  page,
  context,
}) => {
  await waitForWorker(page);
  await page.goto('/kontakt');
  await page.goto('/registracija');
  const form = commandForm(page, 'auth.register');
  const values = {
    firstName: 'Nika',
    lastName: 'Šoša',
    email: `bez-veze-${crypto.randomUUID()}@example.com`,
    password: 'lozinka-bez-veze',
    confirmedPassword: 'lozinka-bez-veze',
  };
  for (const [name, value] of Object.entries(values)) {
    await form.locator(`[name="${name}"]`).fill(value);
  }
  for (const box of await form.locator('[name="consents"]').all()) await box.check();
  await submit(form);
  await expect(page).toHaveURL('/');
  await page.goto('/profil');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nika');
  await submit(commandForm(page, 'auth.logout').first());
  await expect(commandForm(page, 'auth.logout')).toHaveCount(0);
  await context.setOffline(true);
  for (const path of ['/profil', '/kontakt']) {
    await page.goto(path);
    await expect(page.getByRole('heading', offline)).toBeVisible();
  }
});
