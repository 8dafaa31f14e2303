import { expect, type Page, test } from '@playwright/test';
import { address, expectAccessible, give, readyToPay, register, settleCookies } from './buyer.ts';
import { commandForm, pay, submit } from './journey.ts';

test.beforeEach(({ page, baseURL }) => settleCookies(page, baseURL));

const password = 'lozinka-profila';

async function keepAddresses(page: Page): Promise<void> {
  await page.goto('/profil');
  await page.getByRole('link', { name: 'Dodaj adresu' }).click();
  const form = commandForm(page, 'address.save');
  await submit(form);
  await expect(form.locator('[name="street"]')).toHaveAttribute('aria-invalid', 'true');
  const { contactEmail: _, country, ...texts } = address;
  await form.locator('[name="country"]').selectOption(country);
  for (const [name, value] of Object.entries(texts)) {
    await form.locator(`[name="${name}"]`).fill(value);
  }
  await submit(form);
  const book = page.locator('#addresses');
  await expect(book).toContainText('Ulica svjetioničara 7a');
  await submit(commandForm(page, 'address.setDefault').first());
  await expect(book).toContainText('Za dostavu');
  await book.getByRole('link', { name: /^Izmijeni/ }).click();
  await commandForm(page, 'address.save').locator('[name="city"]').fill('Pula');
  await submit(commandForm(page, 'address.save'));
  await expect(book).toContainText('Pula');
}

async function removeAddress(page: Page): Promise<void> {
  await page.goto('/profil');
  const book = page.locator('#addresses');
  await book.getByRole('link', { name: /^Obriši/ }).click();
  await book.getByRole('link', { name: 'Zadrži' }).click();
  await expect(book).toContainText('Pula');
  await book.getByRole('link', { name: /^Obriši/ }).click();
  await submit(commandForm(page, 'address.remove'));
  await expect(book).not.toContainText('Pula');
}

async function askForNewsletter(page: Page): Promise<void> {
  const form = commandForm(page, 'newsletter.change');
  for (const box of await form.locator('[name="consents"]').all()) await box.check();
  await submit(form);
  await expect(page.getByText('Novosti stižu kad je potvrdite.')).toBeVisible();
}

async function askForDeletion(page: Page): Promise<void> {
  const panel = page.locator('#deletion');
  await panel.getByText('Želim izbrisati račun').click();
  const form = commandForm(page, 'account.delete');
  await form.locator('[name="deletionPassword"]').fill('nije-ta-lozinka');
  await submit(form);
  await expect(form).toContainText('lozink');
  await form.locator('[name="deletionPassword"]').fill(password);
  await submit(form);
  await expect(panel).toContainText('Vaš se račun briše');
  await submit(commandForm(page, 'account.keep'));
  await expect(panel).toContainText('Želim izbrisati račun');
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a customer edits addresses, orders again, and requests the deletion of the account', async ({
      page,
    }) => {
      await register(page, password);
      await keepAddresses(page);
      if (javaScriptEnabled) await expectAccessible(page);
      await askForNewsletter(page);
      await askForDeletion(page);
      if (javaScriptEnabled) {
        // While the notice fades, its text has less contrast.
        await expect(page.getByText('Vaš račun ostaje.')).toBeHidden();
        await expectAccessible(page);
      }
      await give(page, 'deset-razglednica', 2);
      await page.goto('/naplata?step=address');
      await expect(page.getByRole('link', { name: /Ulica svjetioničara 7a/ })).toBeVisible();
      const city = commandForm(page, 'checkout.address').locator('[name="city"]');
      await expect(city).toHaveValue('Pula');
      await removeAddress(page);
      await readyToPay(page);
      await pay(page);
      await expect(page).toHaveURL(/orderSlug=/);
      await page.goto('/profil');
      await expect(page.locator('#deletion')).toContainText('kad ove narudžbe budu završene');
      await submit(commandForm(page, 'order.reorder').first());
      await expect(page).toHaveURL('/kosarica');
      await expect(page.locator('[data-block="cart-items"]')).toContainText('razglednica');
    });
  });
}
