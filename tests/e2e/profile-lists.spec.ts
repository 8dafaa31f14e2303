import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, productOf, register, send, settleCookies } from './buyer.ts';
import { addToCart, commandForm, submit } from './journey.ts';

test.beforeEach(({ page, baseURL }) => settleCookies(page, baseURL));

const password = 'lozinka-listi';

async function makeList(page: Page): Promise<void> {
  const { id } = await productOf(page, 'deset-razglednica');
  expect((await send(page, 'wishlist.toggle', { productId: id })).ok).toBe(true);
  await page.goto('/profil');
  await page.getByText('Nova lista s imenom').click();
  const form = commandForm(page, 'wishlist.saveList');
  await form.locator('[name="name"]').fill('Rođendan');
  await submit(form);
  await expect(page.getByRole('heading', { name: 'Rođendan' })).toBeVisible();
  await expect(page.locator('#wishes')).toContainText('Lista je prazna.');
  await page.locator('#wishes').getByRole('link', { name: 'Lista želja' }).click();
  await submit(commandForm(page, 'wishlist.place'));
  const link = page.getByRole('link', { name: 'Rođendan (1)' });
  await expect(link).toBeVisible();
  await link.click();
  await expect(page.locator('#wishes li a', { hasText: 'razglednica' })).toBeVisible();
}

async function shareList(page: Page): Promise<string> {
  await submit(commandForm(page, 'wishlist.share'));
  const link = page.getByLabel('Poveznica', { exact: true });
  await expect(link).toHaveValue(/\?wishes=/);
  const { pathname, search } = new URL(await link.inputValue());
  return `${pathname}${search}`;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a named list is shared, bought from by a guest, and ended', async ({
      page,
      browser,
      baseURL,
    }) => {
      await register(page, password);
      await makeList(page);
      const address = await shareList(page);
      if (javaScriptEnabled) await expectAccessible(page);
      const other = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled });
      const guest = await other.newPage();
      await settleCookies(guest, baseURL);
      await guest.goto(address);
      await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Rođendan');
      await expect(guest.getByText('Nika')).toHaveCount(0);
      if (javaScriptEnabled) await expectAccessible(guest);
      await addToCart(guest);
      await guest.goto('/kosarica');
      await expect(guest.locator('[data-block="cart-items"]')).toContainText('razglednica');
      await submit(commandForm(page, 'wishlist.share'));
      await expect(page.getByLabel('Poveznica', { exact: true })).toHaveCount(0);
      await guest.goto(address);
      await expect(guest.getByRole('heading', { level: 1 })).toHaveText(
        'Ova se lista više ne dijeli',
      );
      await other.close();
    });

    test('a review is changed and withdrawn in the profile', async ({ page }) => {
      await register(page, password);
      const { id } = await productOf(page, 'deset-razglednica');
      const review = { target: 'product', targetId: id, rating: 4, comment: 'www.lijepo.example' };
      expect((await send(page, 'comment.create', review)).ok).toBe(true);
      await page.goto('/profil');
      await expect(page.getByRole('heading', { name: 'Moje privole' })).toBeVisible();
      if (javaScriptEnabled) await expect(page.locator('html')).toHaveAttribute('data-ready', '');
      const own = page.locator('#own-reviews');
      await expect(own).toContainText('Čeka odobrenje');
      await own.getByText('Uredi').click();
      const form = commandForm(page, 'comment.update');
      await form.locator('[name="comment"]').fill('www.vrlo-lijepo.example');
      await submit(form);
      await expect(own).toContainText('www.vrlo-lijepo.example');
      if (javaScriptEnabled) await expectAccessible(page);
      await own.locator('summary', { hasText: 'Povuci' }).click();
      await submit(commandForm(page, 'comment.withdraw'));
      await expect(own).toHaveCount(0);
    });
  });
}
