import { expect, test } from '@playwright/test';
import { address, expectAccessible, give, open, send, settleCookies } from './buyer.ts';
import { acceptRequired, commandForm, submit } from './journey.ts';

test.beforeEach(({ page, baseURL }) => settleCookies(page, baseURL));

test('the checkout offers the right email domain and fills in the town of a postcode', async ({
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
  const offer = page.getByRole('button', { name: 'Jeste li mislili na zarka@gmail.com?' });
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await offer.click();
  await expect(email).toHaveValue('zarka@gmail.com');
  await form.locator('[name="country"]').selectOption('HR');
  await form.locator('[name="zipCode"]').fill('23000');
  await form.locator('[name="zipCode"]').blur();
  await expect(form.locator('[name="city"]')).toHaveValue('Zadar');
});

test('a phone number that exists in no country is explained by an example, and stored with its code', async ({
  page,
}) => {
  await give(page, 'deset-razglednica');
  expect((await send(page, 'checkout.address', address)).ok).toBe(true);
  await open(page, '/naplata?step=address');
  const form = commandForm(page, 'checkout.address');
  const phone = form.locator('[name="contactPhone"]');
  await phone.fill('123456');
  await acceptRequired(form);
  await submit(form);
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(form).toContainText('na primjer 092 123 4567');
  await expectAccessible(page);
  await phone.fill('091 555 0147');
  await submit(form);
  await expect(page).toHaveURL(/step=shipping/);
  await open(page, '/naplata?step=address');
  await expect(phone).toHaveValue('+385 91 555 0147');
});
