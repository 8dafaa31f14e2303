import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  address,
  expectAccessible,
  give,
  open,
  readyToPay,
  send,
  settleCookies,
  watchErrors,
} from './buyer.ts';
import { commandForm, submit } from './journey.ts';

async function visitor(browser: Browser, baseURL: string | undefined, javaScriptEnabled = true) {
  const [a, b] = [Math.random(), Math.random()].map((number) => Math.floor(number * 250) + 1);
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    javaScriptEnabled,
    extraHTTPHeaders: { 'x-forwarded-for': `10.21.${a}.${b}` },
  });
  const page = await context.newPage();
  await settleCookies(page, baseURL);
  return page;
}

const row = (page: Page, name: string) =>
  page.locator('[data-block="cart-items"] li').filter({ hasText: name }).first();

test('a variant is chosen over the list with the keyboard, and changed over the cart · PROD-05 PROD-08 CART-31 LIST-12 MODAL-15', async ({
  browser,
  baseURL,
}) => {
  const page = await visitor(browser, baseURL);
  const errors = watchErrors(page);
  await open(page, '/shop/odjeca');
  const choose = page.getByRole('link', { name: /^Odaberite mogućnosti: Majica „Izobata“/ });
  await choose.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Majica „Izobata“' });
  await expect(dialog.getByRole('heading', { name: 'Majica „Izobata“' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(choose).toBeFocused();
  await choose.press('Enter');
  for (const name of ['Boja', 'Veličina']) {
    const group = dialog.getByRole('group', { name });
    await group.locator('a:not([data-state="soldOut"])').first().press('Enter');
  }
  await dialog.getByRole('button', { name: 'Dodaj u košaricu' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/shop/odjeca');
  await open(page, '/kosarica');
  const before = await row(page, 'Izobata').locator('a').nth(1).textContent();
  await row(page, 'Izobata')
    .getByRole('link', { name: /^Promijeni izbor/ })
    .press('Enter');
  await dialog
    .locator('[role="group"]')
    .last()
    .locator('a:not([aria-current])')
    .first()
    .press('Enter');
  await dialog.getByRole('button', { name: 'Spremi promjenu' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(row(page, 'Izobata').locator('a').nth(1)).not.toHaveText(before ?? '');
  await expect(page.locator('[data-block="cart-items"] li')).toHaveCount(1);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('without scripts a set opens its page and names its missing choice, a removed line is restored, a note is saved · PROD-06 BUNDLE-12 CART-09 CART-41', async ({
  browser,
  baseURL,
}) => {
  const page = await visitor(browser, baseURL, false);
  await page.goto('/shop/poklon-paketi');
  await page.getByRole('link', { name: 'Odaberite mogućnosti: Zima na palubi' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/produkt/zima-na-palubi');
  const set = commandForm(page, 'cart.add').first();
  const variant = (name: string) => set.getByRole('combobox', { name: `Inačica: ${name}` });
  const jumper = variant('Ribarski pulover');
  await jumper.selectOption({ index: 1 });
  const chosen = await jumper.inputValue();
  await submit(set);
  const messages = page.getByRole('region', { name: 'Obavijesti' });
  await expect(messages).toContainText('Najprije odaberite: Kapa „Provar“.');
  const [above, header] = await Promise.all(
    [messages, page.locator('header').first()].map((part) => part.boundingBox()),
  );
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0);
  await expect(variant('Kapa „Provar“')).toHaveAttribute('aria-invalid', 'true');
  await expect(jumper).toHaveValue(chosen);
  await give(page, 'tunera', 2);
  await page.goto('/kosarica');
  await submit(commandForm(page, 'cart.remove'));
  await expect(page.locator('main')).toContainText('Uklonjeno iz košarice');
  await page.getByRole('button', { name: /^Vrati u košaricu/ }).click();
  await expect(commandForm(page, 'cart.update').locator('[name="qty"]').first()).toHaveValue('2');
  await expect(page.getByRole('button', { name: /^Vrati u košaricu/ })).toHaveCount(0);
  await page.getByText('Napomena uz narudžbu').first().click();
  await page.getByLabel('Vaša napomena').fill('Kod susjede');
  await page.getByRole('button', { name: 'Spremi napomenu' }).click();
  await expect(page.getByLabel('Vaša napomena')).toHaveValue('Kod susjede');
  await readyToPay(page);
  await expect(page.locator('[name="orderMessage"]')).toHaveValue('Kod susjede');
  await page.context().close();
});

test('after the bank the order is shown, and can be paid or its goods restored · ORDER-14 CART-24', async ({
  browser,
  baseURL,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await visitor(browser, baseURL, javaScriptEnabled);
    await give(page, 'tunera');
    await readyToPay(page);
    const contactEmail = `kupac-${Date.now()}-${Math.random()}@example.com`;
    expect((await send(page, 'checkout.address', { ...address, contactEmail })).ok).toBe(true);
    await page.reload();
    const form = commandForm(page, 'order.create');
    await form.locator('label').filter({ hasText: 'Kartica' }).locator('[type="radio"]').check();
    for (const box of await form.locator('[name="consents"]').all()) await box.check();
    await submit(form);
    // With scripts the form submits itself to the bank; without them the page shows its button.
    const there = javaScriptEnabled ? /^Plati/ : /./;
    await expect(page.getByRole('button', { name: there }).first()).toBeVisible();
    await page.goto('/kosarica');
    const notice = page.locator('[data-block="unpaid-order"]');
    await expect(notice).toContainText(/Narudžba MM.\d{4}.\d+ čeka plaćanje/);
    if (javaScriptEnabled) await expectAccessible(page);
    await notice.getByRole('link', { name: 'Platite narudžbu' }).click();
    await expect(page.locator('h1')).toHaveText('Narudžba čeka plaćanje');
    await page.goto('/naplata');
    await notice.getByRole('button', { name: 'Vrati artikle u košaricu' }).click();
    await expect(page).toHaveURL('/kosarica');
    await expect(row(page, 'Tunera')).toBeVisible();
    await expect(notice).toHaveCount(0);
    await page.context().close();
  }
});
