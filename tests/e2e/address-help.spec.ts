import { expect, test } from '@playwright/test';
import { expectAccessible, give, settleCookies } from './buyer.ts';
import { commandForm } from './journey.ts';

test.beforeEach(({ page, baseURL }) => settleCookies(page, baseURL));

test('the checkout offers the right e-mail domain and fills in the town of a postcode', async ({
  page,
}) => {
  await give(page, 'deset-razglednica');
  await page.goto('/naplata?step=address');
  const form = commandForm(page, 'checkout.address');
  const email = form.locator('[name="contactEmail"]');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await email.focus();
  await expect(email).toBeFocused();
  await email.fill('zarka@gmial.com');
  await email.blur();
  const offer = page.getByRole('button', { name: 'Mislite li zarka@gmail.com?' });
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await offer.click();
  await expect(email).toHaveValue('zarka@gmail.com');
  await form.locator('[name="country"]').selectOption('HR');
  await form.locator('[name="zipCode"]').fill('23000');
  await form.locator('[name="zipCode"]').blur();
  await expect(form.locator('[name="city"]')).toHaveValue('Zadar');
});
