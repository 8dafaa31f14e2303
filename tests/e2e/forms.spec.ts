import { expect, test } from '@playwright/test';
import { expectAccessible, open, settleCookies, watchErrors } from './buyer.ts';
import { commandForm, submit } from './journey.ts';

test.beforeEach(({ page, baseURL }) => settleCookies(page, baseURL));

test('the footer takes a subscription, and keeps what was typed until it is complete', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await open(page, '/kontakt');
  const form = commandForm(page, 'newsletter.subscribe');
  await form.scrollIntoViewIfNeeded();
  await form.locator('[name="email"]').fill(`pismo-${Date.now()}@example.com`);
  await submit(form);
  await expect(form).toContainText('Za nastavak dajte obvezne privole.');
  await expect(form.locator('[name="email"]')).not.toHaveValue('');
  await form.locator('[name="consents"]').check();
  await submit(form);
  const block = page.locator('[data-block="newsletter"]');
  await expect(block.getByRole('status')).toContainText('Još samo korak');
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('the footer takes a subscription without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/en/contact');
  const form = commandForm(page, 'newsletter.subscribe');
  await form.locator('[name="email"]').fill('pismo@');
  await form.locator('button[type="submit"]').click();
  await expect(form.locator('[name="email"]')).toHaveValue('pismo@');
  await expect(form.locator('[name="email"]')).toHaveAttribute('aria-invalid', 'true');
  await form.locator('[name="email"]').fill(`letter-${Date.now()}@example.com`);
  await form.locator('[name="consents"]').check();
  await form.locator('button[type="submit"]').click();
  await expect(page.getByText('Please confirm your subscription').first()).toBeVisible();
  await context.close();
});

test('a form in steps shows only the fields that are needed, and names what is missing · CONSENT-05', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await open(page, '/posjet');
  const form = commandForm(page, 'form.send');
  await form.scrollIntoViewIfNeeded();
  await expect(form).toContainText('Korak 1 od 3');
  await form.getByRole('button', { name: 'Dalje' }).click();
  await expect(form.locator('[name="field.kind"]').first()).toBeFocused();
  await form.getByLabel('škola ili vrtić').check();
  await form.locator('[name="field.people"]').fill('24');
  await form.getByRole('button', { name: 'Dalje' }).click();
  await expect(form.locator('[name="field.grade"]')).toBeFocused();
  await form.getByLabel('odrasli').check();
  await expect(form.locator('[name="field.grade"]')).toBeHidden();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Dalje' }).click();
  await form.locator('[name="field.date"]').fill('2027-05-12');
  await form.getByRole('button', { name: 'Dalje' }).click();
  await form.locator('[name="field.name"]').fill('Željka Đurić');
  await form.locator('[name="field.email"]').fill('zeljka@example.com');
  await submit(form);
  await expect(form).toContainText('Za nastavak dajte obvezne privole.');
  await expect(form.locator('[name="field.name"]')).toHaveValue('Željka Đurić');
  await form.locator('[name="consents"]').first().check();
  await submit(form);
  await expect(page.locator('[data-block="form"]').getByRole('status')).toContainText(
    'Termin potvrđujemo e-poštom',
  );
  expect(errors).toEqual([]);
});

test('the contact form works without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/kontakt');
  const form = commandForm(page, 'form.send');
  await form.locator('[name="field.name"]').fill('Željka Đurić');
  await form.locator('[name="field.message"]').fill('Radite li nedjeljom?');
  // The server treats a form that is sent faster than this as spam.
  await page.waitForTimeout(1600);
  await form.locator('button[type="submit"]').click();
  await expect(form.locator('[name="field.email"]')).toBeFocused();
  await expect(form.locator('[name="field.message"]')).toHaveValue('Radite li nedjeljom?');
  await form.locator('[name="field.email"]').fill('zeljka@example.com');
  await form.locator('[name="consents"]').first().check();
  await form.locator('button[type="submit"]').click();
  await expect(page.getByText('Hvala, primili smo vašu poruku.').first()).toBeVisible();
  await context.close();
});

/** A PNG file of one transparent pixel. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('a complaint goes out with a photo; a text in its place is refused at the field', async ({
  page,
}) => {
  await open(page, '/povrat');
  const form = commandForm(page, 'form.send');
  await form.scrollIntoViewIfNeeded();
  await form.locator('[name="field.order"]').fill('2027-000001');
  await form.getByLabel('popravak').check();
  await expect(form.locator('[name="field.iban"]')).toBeHidden();
  await form.locator('[name="field.fault"]').fill('Šav na rukavu se raspara.');
  await form.locator('[name="field.name"]').fill('Željka Đurić');
  await form.locator('[name="field.email"]').fill('zeljka@example.com');
  await form.locator('[name="consents"]').first().check();
  const photos = form.locator('[name="field.photos"]');
  await photos.setInputFiles({
    name: 'rukav.png',
    mimeType: 'image/png',
    buffer: Buffer.from('This is no picture.'),
  });
  // The server treats a form that is sent faster than this as spam.
  await page.waitForTimeout(1600);
  await submit(form);
  await expect(photos).toHaveAttribute('aria-invalid', 'true');
  await expect(form.locator('[name="field.fault"]')).toHaveValue('Šav na rukavu se raspara.');
  await expectAccessible(page);
  await photos.setInputFiles({ name: 'rukav.png', mimeType: 'image/png', buffer: photo });
  await submit(form);
  await expect(page.locator('[data-block="form"]').getByRole('status')).toContainText(
    'Odgovaramo pisano',
  );
});
