import { expect, type Locator, test } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible, register, settleCookies } from './buyer.ts';
import { commandForm, submit } from './journey.ts';
import { logInStaff } from './staff.ts';

test.beforeEach(({ page, baseURL }) => settleCookies(page, baseURL));

const product = '/produkt/deset-razglednica';

const drawPhoto = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function fill(form: Locator, text: string, photo: Buffer, name: string): Promise<void> {
  await form.locator('label:has([name="rating"][value="5"])').click();
  await form.locator('[name="comment"]').fill(text);
  await form.locator('[name="photosAlt"]').fill('Razglednice na stolu');
  const file = { name, mimeType: 'image/jpeg', buffer: photo };
  await form.locator('[name="photos"]').setInputFiles(file);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('photos of a review are refused, sent, and looked at by staff', async ({
      page,
      browser,
      baseURL,
    }) => {
      await register(page, 'lozinka-fotografija');
      const text = `Lijepe razglednice ${Date.now()}`;
      await page.goto(`${product}#reviews`);
      const reviews = page.locator('[data-block="product-reviews"]');
      await reviews.scrollIntoViewIfNeeded();
      await reviews.locator('summary', { hasText: 'Napišite recenziju' }).click();
      const form = commandForm(page, 'comment.create').first();
      await expect(form.locator('[name="comment"]')).toBeVisible();
      await fill(form, text, Buffer.from('<svg onload="alert(1)"/>'), 'slika.svg');
      await submit(form);
      await expect(form.locator('[name="photos"]')).toHaveAttribute('aria-invalid', 'true');
      await expect(form.locator('[name="comment"]')).toHaveValue(text);
      if (javaScriptEnabled) await expectAccessible(page);
      await fill(form, text, await drawPhoto(javaScriptEnabled ? '#246' : '#642'), 'slika.jpg');
      await submit(form);
      await expect(reviews).toContainText('Čeka odobrenje');

      const office = await browser.newContext({ baseURL: baseURL ?? '' });
      const staff = await office.newPage();
      await logInStaff(staff);
      await staff.goto('/en/admin/reviews');
      const item = staff.locator('.moderation-item', { hasText: text });
      const photo = item.getByRole('img', { name: 'Razglednice na stolu' });
      await expect(photo).toBeVisible();
      await expect
        .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      const address = (await photo.getAttribute('src')) ?? '';
      expect((await page.request.get(address)).status()).toBe(404);
      await office.close();

      await page.goto('/profil');
      await expect(page.getByRole('heading', { name: 'Moje privole' })).toBeVisible();
      const own = page.locator('#own-reviews');
      await own.locator('summary', { hasText: 'Povuci' }).click();
      await submit(commandForm(page, 'comment.withdraw'));
      await expect(own).toHaveCount(0);
    });
  });
}
