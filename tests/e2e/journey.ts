import { expect, type Locator, type Page } from '@playwright/test';
import { screenHref } from '#runtime/routes/href.ts';
import { languages } from '#schemas/languages.ts';

/** Steps of a visitor. They work with and without scripts: everything is a link or a form. */
export const home = { hr: '/', en: '/en', de: '/de' } as const;
export type Language = keyof typeof home;

export const commandForm = (page: Page, command: string): Locator =>
  page.locator(`form:has(input[name="_command"][value="${command}"])`);

export async function openCategory(page: Page, slug: string): Promise<void> {
  await page.locator(`main a[href$="/shop/${slug}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`/shop/${slug}`));
  await expect(page.locator('[data-block="product-list"] h1')).toBeVisible();
}

const products = languages.map((language) => `${screenHref(language, 'product')}/`);
const productLinks = products.map((path) => `a[href^="${path}"]`).join(', ');

/** Opens the first product of the list that can be bought without choices. */
export async function openFirstProduct(page: Page): Promise<void> {
  const card = page.locator('main article, main li').filter({
    has: commandForm(page, 'cart.add'),
  });
  await card.first().locator(productLinks).first().click();
  await expect(page).toHaveURL(({ pathname }) =>
    products.some((path) => pathname.startsWith(path)),
  );
}

export async function addToCart(page: Page): Promise<void> {
  const form = commandForm(page, 'cart.add').first();
  const sent = page.waitForResponse((response) => response.request().method() === 'POST');
  await form.locator('button[type="submit"], button:not([type])').first().click();
  await sent;
}

export async function openCart(page: Page, language: Language): Promise<void> {
  await page.goto({ hr: '/kosarica', en: '/en/cart', de: '/de/einkaufswagen' }[language]);
  await expect(page.locator('[data-block="cart-items"]')).toBeVisible();
}

export async function fillAddress(page: Page): Promise<void> {
  const form = commandForm(page, 'checkout.address');
  await form.locator('[name="firstName"]').fill('Žarka');
  await form.locator('[name="lastName"]').fill("Đurđević-O'Neil");
  await form.locator('[name="contactEmail"]').fill('zarka@example.com');
  await form.locator('[name="contactPhone"]').fill('+385 91 555 0199');
  await form.locator('[name="country"]').selectOption('HR');
  await form.locator('[name="city"]').fill('Zadar');
  await form.locator('[name="street"]').fill('Ulica svjetioničara');
  await form.locator('[name="houseNumber"]').fill('7a');
  await form.locator('[name="zipCode"]').fill('23000');
  await acceptRequired(form);
  await submit(form);
}

/** Fills in all fields that digital goods require. */
export async function nameBuyer(page: Page): Promise<void> {
  const form = commandForm(page, 'checkout.address');
  await expect(form.locator('[name="street"]')).toBeHidden();
  await form.locator('[name="firstName"]').fill('Žarka');
  await form.locator('[name="lastName"]').fill('Đurđević');
  await form.locator('[name="contactEmail"]').fill('zarka@example.com');
  await acceptRequired(form);
  await submit(form);
}

export async function chooseDelivery(page: Page): Promise<void> {
  const form = commandForm(page, 'checkout.shipping');
  await form.locator('[name="deliveryMethodId"]').first().check();
  await submit(form);
}

export async function pay(page: Page): Promise<void> {
  const form = commandForm(page, 'order.create');
  await form.locator('[name="paymentMethodId"]').first().check();
  await acceptRequired(form);
  await submit(form);
}

/** The number of the order that the page confirms. */
export async function orderNumber(page: Page): Promise<string> {
  const number = /[A-Z]{2}-\d{4}-\d{6}/;
  const main = page.locator('main');
  await expect(main).toContainText(number);
  return number.exec(await main.innerText())?.[0] ?? '';
}

export async function acceptRequired(form: Locator): Promise<void> {
  for (const box of await form.locator('[name="consents"]').all()) await box.check();
}

export async function submit(form: Locator): Promise<void> {
  await form.locator('button[type="submit"], button:not([type])').last().click();
}
