import { expect, test } from '@playwright/test';
import {
  address,
  expectAccessible,
  give,
  open,
  productOf,
  readyToPay,
  send,
  settleCookies,
  watchErrors,
} from './buyer.ts';
import { commandForm, nameBuyer, pay, submit } from './journey.ts';

test.beforeEach(({ page, baseURL }) => settleCookies(page, baseURL));

test('an empty checkout shows a message and a link to the shop · CHK-07 ERR-45', async ({
  page,
}) => {
  await open(page, '/naplata?step=payment');
  await expect(page.locator('main')).toContainText('Košarica je prazna');
  await expect(page.locator('main a[href="/shop"]').first()).toBeVisible();
  await expectAccessible(page);
});

test('address errors appear at their fields, values stay · CHK-A-06 CHK-A-08 CHK-A-09', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await give(page, 'tunera');
  await open(page, '/naplata');
  const form = commandForm(page, 'checkout.address');
  await form.locator('[name="city"]').fill('Zadar');
  await submit(form);
  await expect(form.locator('[name="contactEmail"]')).toBeFocused();
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(7);
  await expectAccessible(page);
  await form.locator('[name="firstName"]').fill('Ana 1');
  await form.locator('[name="lastName"]').fill('Horvat');
  await expect(form).toContainText('Unos sadrži posebne znakove! Koristite samo slova.');
  await expect(form.locator('[name="city"]')).toHaveValue('Zadar');
  expect(errors).toEqual([]);
});

test('an error that appears does not swallow a click · CHK-A-17 CHK-A-20', async ({ page }) => {
  await give(page, 'tunera');
  await open(page, '/naplata');
  const form = commandForm(page, 'checkout.address');
  await form.locator('[name="isCompany"]').check();
  await form.locator('[name="companyOIB"]').fill('12345678901');
  await form.locator('[name="consents"]').first().click();
  await expect(form.locator('[name="companyOIB"]')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.locator('[name="consents"]').first()).toBeChecked();
});

test('another payer and their company are saved · CHK-A-02 CHK-A-16 CHK-A-17 CHK-A-18', async ({
  page,
}) => {
  await give(page, 'tunera');
  await open(page, '/naplata');
  const form = commandForm(page, 'checkout.address');
  for (const [name, value] of Object.entries(address)) {
    if (name !== 'country') await form.locator(`[name="${name}"]`).fill(value);
  }
  await form.locator('[name="differentBilling"]').check();
  await form.locator('[name="isCompany"]').check();
  await submit(form);
  await expect(form.locator('[name="billing.contactEmail"]')).toBeFocused();
  for (const [name, value] of Object.entries({ ...address, city: 'Zagreb', zipCode: '10000' })) {
    if (name !== 'country') await form.locator(`[name="billing.${name}"]`).fill(value);
  }
  await form.locator('[name="companyName"]').fill('Bonaca d.o.o.');
  await form.locator('[name="companyOIB"]').fill('12345678901');
  await submit(form);
  await expect(form.locator('[name="companyOIB"]')).toBeFocused();
  await form.locator('[name="companyOIB"]').fill('HR 69435151530');
  await submit(form);
  await expect(page).toHaveURL(/step=shipping/);
  await expect(page.locator('[data-block="checkout-address"]')).toContainText('Bonaca d.o.o.');
  await page.goto('/naplata?step=address');
  await expect(form.locator('[name="billing.city"]')).toHaveValue('Zagreb');
  await expect(form.locator('[name="city"]')).toHaveValue('Zadar');
});

test('delivery needs a method and its branch · CHK-S-04 CHK-S-06 ERR-38 ERR-40', async ({
  page,
}) => {
  await give(page, 'tunera');
  expect((await send(page, 'checkout.address', address)).ok).toBe(true);
  await open(page, '/naplata?step=shipping');
  const form = commandForm(page, 'checkout.shipping');
  await submit(form);
  await expect(form).toContainText('Molimo odaberite metodu dostave prije nastavka');
  await expect(form.locator('[name="deliveryMethodId"]').first()).toBeFocused();
  await page.getByText('Preuzimanje u muzeju').first().click();
  await submit(form);
  await expect(form).toContainText('Molimo odaberite dostavnu poslovnicu prije nastavka');
  await expect(form.locator('[name^="branch."]:focus')).toBeVisible();
  await expectAccessible(page);
  await page.getByText('Kali, Škver').click();
  // The choice is already saved for the total; the summary shows it.
  await expect(page.locator('[data-block="cart-summary"]')).toContainText('Kali, Škver');
  await submit(form);
  await expect(page).toHaveURL(/step=payment/);
  await expect(page.locator('[data-block="checkout-shipping"]')).toContainText('Kali, Škver');
});

test('payment reports everything that is missing at once · CHK-P-05 CHK-P-06 ERR-41 CONSENT-01', async ({
  page,
}) => {
  await give(page, 'tunera');
  await readyToPay(page);
  const form = commandForm(page, 'order.create');
  await submit(form.filter({ hasText: 'Naruči' }));
  await expect(form).toContainText('Molimo odaberite metodu plaćanja prije nastavka');
  await expect(form).toContainText('Za nastavak dajte obvezne privole.');
  await expect(page).toHaveURL(/step=payment/);
  await expectAccessible(page);
});

test('the order button has the text that the law requires · CHK-P-01 CART-13', async ({ page }) => {
  await give(page, 'tunera');
  await readyToPay(page);
  const texts = {
    '/naplata': ['Naruči s obvezom plaćanja', /PDV[^€]*\d,\d\d\s€/],
    '/en/checkout': ['Order with obligation to pay', /VAT[^€]*€\d+\.\d\d/],
    '/de/kasse': ['Zahlungspflichtig bestellen', /MwSt\.[^€]*\d,\d\d\s€/],
  } as const;
  for (const [path, [button, tax]] of Object.entries(texts)) {
    await open(page, `${path}?step=payment`);
    const restore = commandForm(page, 'cart.restore');
    if (await restore.isVisible()) await restore.getByRole('button').first().click();
    await expect(restore).toHaveCount(0);
    await open(page, `${path}?step=payment`);
    await expect(page.getByRole('button', { name: button })).toBeVisible();
    await expect(commandForm(page, 'order.create')).toContainText(tax);
  }
});

test('a digital cart skips shipping and requires the waiver · CHK-02 CHK-P-05', async ({
  page,
}) => {
  await give(page, 'e-knjiga-rjecnik-vjetrova');
  await open(page, '/naplata');
  await expectAccessible(page);
  await nameBuyer(page);
  await expect(page).toHaveURL(/step=payment/);
  await expect(page.locator('[data-block="checkout-shipping"]')).toBeEmpty();
  const form = commandForm(page, 'order.create');
  await form.locator('[name="paymentMethodId"]').first().check();
  for (const box of await form.locator('[name="consents"]').all()) await box.check();
  const order = page.getByRole('button', { name: 'Naruči s obvezom plaćanja' });
  await order.click();
  await expect(form.locator('[aria-invalid="true"]')).toBeFocused();
  await page.keyboard.press('Space');
  await order.click();
  await expect(page).toHaveURL(/orderSlug=/);
});

test('the success page explains how to pay, also after a reload · ORDER-06 ORDER-13', async ({
  page,
}) => {
  await give(page, 'tunera');
  await readyToPay(page);
  const form = commandForm(page, 'order.create');
  await page.getByText('Uplata na račun').click();
  for (const box of await form.locator('[name="consents"]').all()) await box.check();
  await page.getByRole('button', { name: 'Naruči s obvezom plaćanja' }).click();
  const done = page.locator('[data-block="order-success"]');
  await expect(done).toContainText(/MM-\d{4}-\d+/);
  await expect(done).toContainText('IBAN');
  await expectAccessible(page);
  const text = await done.innerText();
  await page.reload();
  await expect(done).toHaveText(text, { useInnerText: true });
  await page.goBack();
  await expect(page.locator('main')).toContainText('Košarica je prazna');
});

test('the same order sent several times creates one order · ORDER-07 ERR-08', async ({ page }) => {
  const stock = async () => (await productOf(page, 'platnena-torba-skver')).stock;
  const before = await stock();
  await give(page, 'platnena-torba-skver');
  await readyToPay(page);
  const form = commandForm(page, 'order.create');
  const value = (name: string) => form.locator(`[name="${name}"]`).first().inputValue();
  const consents = await form
    .locator('[name="consents"]')
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
  const body = new URLSearchParams({
    _command: 'order.create',
    viewHash: await value('viewHash'),
    paymentMethodId: await value('paymentMethodId'),
    orderMessage: '',
  });
  for (const id of consents) body.append('consents', id);
  const cookie = (await page.context().cookies()).map((one) => `${one.name}=${one.value}`);
  const headers = {
    cookie: cookie.join('; '),
    'content-type': 'application/x-www-form-urlencoded',
  };
  const post = () =>
    fetch(new URL('/naplata?step=payment', page.url()), {
      method: 'POST',
      body,
      headers,
      redirect: 'manual',
    });
  const responses = [...(await Promise.all([post(), post()])), await post()];
  const places = responses.map((response) => response.headers.get('location'));
  expect(responses.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(places[0]).toMatch(/orderSlug=/);
  expect(new Set(places).size).toBe(1);
  expect(await stock()).toBe(before - 1);
});

test('pieces are reserved for the buyer during payment · ORDER-02', async ({
  page,
  browser,
  baseURL,
}) => {
  const slug = 'zidni-kalendar-2027';
  const { id, stock } = await productOf(page, slug);
  await give(page, slug, stock);
  await readyToPay(page);
  const other = await browser.newPage(baseURL ? { baseURL } : {});
  expect((await send(other, 'cart.add', { productId: id, qty: 1 })).ok).toBe(false);
  await other.close();
  await page.goto('/naplata?step=address');
  expect((await productOf(page, slug)).stock).toBe(stock);
});

test('a cart that changed meanwhile creates no order · ORDER-02 ERR-42', async ({ page }) => {
  await give(page, 'tunera');
  await readyToPay(page);
  await give(page, 'platnena-torba-skver');
  await pay(page);
  await expect(page.getByText('Košarica se promijenila').first()).toBeVisible();
  await expect(page).toHaveURL(/step=payment/);
  await pay(page);
  await expect(page).toHaveURL(/orderSlug=/);
});

test('tampered cart cookies are cleared · CART-24 ERR-71', async ({ page, context, baseURL }) => {
  const url = baseURL ?? '';
  for (const value of ['x'.repeat(3000), '%00', '../../etc']) {
    await context.addCookies([
      { name: 'cartId', value, url },
      { name: 'protectCode', value, url },
    ]);
    const response = await page.goto('/naplata');
    expect(response?.status()).toBe(200);
    await expect(page.locator('main')).toContainText('Košarica je prazna');
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('cartId');
  }
});
