import { expect, type Page, test } from '@playwright/test';
import {
  address,
  expectAccessible,
  give,
  open,
  productOf,
  send,
  settleCookies,
  watchErrors,
} from './buyer.ts';
import { tabTo } from './by-keyboard.ts';
import { commandForm, submit } from './journey.ts';

test.beforeEach(({ page, baseURL }) => settleCookies(page, baseURL));
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.116.0.1' } });

const checkout = { hr: '/naplata', en: '/en/checkout', de: '/de/kasse' } as const;
const languages = ['hr', 'en', 'de'] as const;
const labels = {
  hr: { cart: '/kosarica', country: 'Hrvatska', locker: 'Paketomat', goods: 'Artikli' },
  en: { cart: '/en/cart', country: 'Croatia', locker: 'Parcel locker', goods: 'Items' },
  de: { cart: '/de/einkaufswagen', country: 'Kroatien', locker: 'Paketstation', goods: 'Artikel' },
} as const;
const company = { isCompany: '1', companyName: 'Bonaca d.o.o.', companyOIB: 'HR 69435151530' };

async function acceptConsents(page: Page, command: string): Promise<void> {
  const count = await commandForm(page, command).locator('[name="consents"]').count();
  for (let index = 0; index < count; index += 1) {
    await tabTo(page.locator('[name="consents"]:not(:checked)'));
    await page.keyboard.press('Space');
  }
}

for (const language of languages) {
  test(`a company buys with the keyboard alone, with pickup at a branch found by search, in ${language} · CHK-03 CHK-S-02 CHK-S-03 CHK-S-08 CHK-A-05 CHK-P-03 CHK-P-08`, async ({
    page,
  }) => {
    const { cart, country, locker, goods } = labels[language];
    const errors = watchErrors(page);
    await page.goto('/produkt/tunera');
    const own = await page.locator(`link[hreflang="${language}"]`).getAttribute('href');
    await open(page, new URL(own ?? '', page.url()).pathname);
    await tabTo(page.locator('form:has([value="cart.add"]) button[type="submit"]'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await tabTo(page.locator(`header a[href="${cart}"]`));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(cart);
    await tabTo(page.locator(`[data-block="cart-summary"] a[href^="${checkout[language]}"]`));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?step=address/);
    const typed = { ...address, country };
    for (const [name, value] of Object.entries(typed)) {
      await tabTo(page.locator(`form [name="${name}"]`));
      if (name === 'country') await page.keyboard.type(value.slice(0, 5));
      else await page.keyboard.type(value);
    }
    await tabTo(page.locator('[name="isCompany"]'));
    await page.keyboard.press('Space');
    for (const name of ['companyName', 'companyOIB'] as const) {
      await tabTo(page.locator(`[name="${name}"]`));
      await page.keyboard.type(company[name]);
    }
    await acceptConsents(page, 'checkout.address');
    await tabTo(page.locator('form:has([value="checkout.address"]) button[type="submit"]'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/step=shipping/);
    const step = page.locator('main :is(h1, h2):focus');
    await expect(step).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${await step.textContent()} – `));
    await tabTo(page.locator('[name="deliveryMethodId"]'));
    const way = page.locator('label').filter({ hasText: locker }).getByRole('radio');
    for (let presses = 0; presses < 6 && !(await way.isChecked()); presses += 1) {
      await page.keyboard.press('ArrowDown');
    }
    await expect(page.locator('main input[type="search"]')).toBeVisible();
    await tabTo(page.locator('input[type="search"]:not(header *)'));
    await page.keyboard.type('zagr');
    await tabTo(page.locator('[name^="branch."]'));
    await page.keyboard.press('Space');
    await tabTo(page.locator('form:has([value="checkout.shipping"]) button[type="submit"]'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/step=payment/);
    await expect(step).toBeVisible();
    await expect(page.locator('[data-block="checkout-shipping"]')).toContainText('Zagreb, Kvatrić');
    const bought = commandForm(page, 'order.create').getByRole('list', { name: goods });
    await expect(bought.getByRole('listitem')).toHaveCount(1);
    await tabTo(page.locator('[name="paymentMethodId"]'));
    await page.keyboard.press('Space');
    await acceptConsents(page, 'order.create');
    await tabTo(page.locator('form:has([value="order.create"]) button[type="submit"]'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/orderSlug=/);
    await expect(page.locator('[data-block="order-success"]')).toContainText(/MM-\d{4}-\d+/);
    expect(errors).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`a company orders a digital book in ${language} and corrects an address on the way · CHK-A-06 CHK-A-16 CHK-P-02 CHK-S-07`, async ({
      page,
    }) => {
      await give(page, 'e-knjiga-rjecnik-vjetrova');
      await page.goto(checkout[language]);
      const form = commandForm(page, 'checkout.address');
      const { contactPhone: _, ...values } = { ...address, firstName: 'Ana 1' };
      await form.locator('[name="invoice"]').check();
      for (const [name, value] of Object.entries(values)) {
        const field = form.locator(`[name="${name}"]`);
        if (name === 'country') await field.selectOption(value);
        else await field.fill(value);
      }
      await form.locator('[name="isCompany"]').check();
      await form.locator('[name="companyName"]').fill(company.companyName);
      await form.locator('[name="companyOIB"]').fill(company.companyOIB);
      for (const box of await form.locator('[name="consents"]').all()) await box.check();
      await submit(form);
      await expect(form.locator('[name="firstName"]')).toHaveAttribute('aria-invalid', 'true');
      await expect(form.locator('[name="firstName"]')).toBeFocused();
      await expect(form.locator('[name="firstName"]')).toBeInViewport();
      await expect(form.locator('[name="street"]')).toHaveValue(address.street);
      await expect(form.locator('[name="companyName"]')).toHaveValue(company.companyName);
      await form.locator('[name="firstName"]').fill('Ana');
      await submit(form);
      await expect(page).toHaveURL(/step=payment/);
      await expect(commandForm(page, 'checkout.shipping')).toHaveCount(0);
      const payment = commandForm(page, 'order.create');
      await payment.locator('[name="paymentMethodId"]').first().check();
      for (const box of await payment.locator('[type="checkbox"]').all()) await box.check();
      await submit(payment);
      await expect(page).toHaveURL(/orderSlug=/);
      await expect(page.locator('[data-block="order-success"]')).toContainText(/MM-\d{4}-\d+/);
    });
  }
});

test('a customer’s addresses are chosen, added and changed · CHK-A-23', async ({ page }) => {
  const email = `adrese-${Date.now()}@example.com`;
  const account = { firstName: 'Nika', lastName: 'Šoša', email, password: 'prva-lozinka' };
  await open(page, '/registracija');
  const register = commandForm(page, 'auth.register');
  for (const [name, value] of Object.entries({ ...account, confirmedPassword: account.password })) {
    await register.locator(`[name="${name}"]`).fill(value);
  }
  for (const box of await register.locator('[name="consents"]').all()) await box.check();
  await submit(register);
  await expect(page).toHaveURL('/');
  await give(page, 'tunera');
  expect((await send(page, 'checkout.address', address)).ok).toBe(true);
  await open(page, '/naplata?step=address');
  const book = page.getByRole('navigation', { name: 'Vaše adrese' });
  const form = commandForm(page, 'checkout.address');
  await book.getByRole('link', { name: 'Nova adresa' }).click();
  await expect(form.locator('[name="street"]')).toHaveValue('');
  await expectAccessible(page);
  const second = { ...address, street: 'Riva', city: 'Split' };
  for (const [name, value] of Object.entries(second)) {
    if (name !== 'country') await form.locator(`[name="${name}"]`).fill(value);
  }
  await submit(form);
  await expect(page).toHaveURL(/step=shipping/);
  await page.goBack();
  await open(page, '/naplata?step=address');
  await expect(book.getByRole('link')).toHaveCount(3);
  await book.getByRole('link', { name: /Ulica svjetioničara/ }).click();
  await expect(form.locator('[name="city"]')).toHaveValue('Zadar');
  await form.locator('[name="city"]').fill('Nin');
  await submit(form);
  await expect(page.locator('[data-block="checkout-address"]')).toContainText('Nin');
});

test('a lost connection delays a step and loses nothing; one order is made · CHK-04 ERR-05 NE3', async ({
  page,
  context,
}) => {
  await give(page, 'platnena-torba-skver');
  const stock = async () => (await productOf(page, 'platnena-torba-skver')).stock;
  const before = await stock();
  await open(page, '/naplata');
  const form = commandForm(page, 'checkout.address');
  for (const [name, value] of Object.entries(address)) {
    if (name !== 'country') await form.locator(`[name="${name}"]`).fill(value);
  }
  for (const box of await form.locator('[name="consents"]').all()) await box.check();
  const offline = page.getByText('Nema veze s poslužiteljem.').first();
  const twice = async (command: string, next: RegExp) => {
    // The notice of the previous step must not be mistaken for the one of this step.
    await expect(offline).toBeHidden();
    await context.setOffline(true);
    await submit(commandForm(page, command));
    await expect(offline).toBeVisible();
    await context.setOffline(false);
    await submit(commandForm(page, command));
    await expect(page).toHaveURL(next);
  };
  await twice('checkout.address', /step=shipping/);
  await commandForm(page, 'checkout.shipping').locator('[name="deliveryMethodId"]').first().check();
  await twice('checkout.shipping', /step=payment/);
  const payment = commandForm(page, 'order.create');
  await payment.locator('[name="paymentMethodId"]').first().check();
  for (const box of await payment.locator('[name="consents"]').all()) await box.check();
  await twice('order.create', /orderSlug=/);
  expect(await stock()).toBe(before - 1);
});

test('Back goes one step, an unfinished step cannot be skipped, a draft stays · CHK-03', async ({
  page,
}) => {
  await give(page, 'tunera');
  await open(page, '/naplata?step=payment');
  const form = commandForm(page, 'checkout.address');
  await form.locator('[name="firstName"]').fill('Žarka');
  await open(page, '/kosarica');
  await open(page, '/naplata');
  await expect(form.locator('[name="firstName"]')).toHaveValue('Žarka');
  for (const [name, value] of Object.entries(address)) {
    if (name !== 'country') await form.locator(`[name="${name}"]`).fill(value);
  }
  for (const box of await form.locator('[name="consents"]').all()) await box.check();
  await submit(form);
  await expect(page).toHaveURL(/step=shipping/);
  await commandForm(page, 'checkout.shipping').locator('[name="deliveryMethodId"]').first().check();
  await submit(commandForm(page, 'checkout.shipping'));
  await expect(page).toHaveURL(/step=payment/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Dostava' })).toBeFocused();
  await page.goBack();
  await expect(form.locator('[name="street"]')).toHaveValue(address.street);
});

test('a browser that blocks cookies can read the shop and gets a message · BS1', async ({
  playwright,
  baseURL,
}) => {
  const { id } = await (async () => {
    const context = await playwright.request.newContext(baseURL ? { baseURL } : {});
    const response = await context.get('/api/v1/product/web/get?slug=tunera');
    return ((await response.json()) as { data: { id: number } }).data;
  })();
  const body = new URLSearchParams({ _command: 'cart.add', productId: String(id), qty: '1' });
  const response = await fetch(new URL('/produkt/tunera', baseURL), {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain('Vaš preglednik ne prima kolačiće');
  expect(html).toContain('Tunera');
});
