import { expect, type Page } from '@playwright/test';
import type { CommandReply } from '#runtime/commands/reply.ts';
import { axeFindings } from './axe.ts';
import { commandForm, orderNumber, submit } from './journey.ts';

/** Values of a buyer's form, by field name. */
export const address = {
  firstName: 'Žarka',
  lastName: "Đurđević-O'Neil",
  contactEmail: 'zarka@example.com',
  contactPhone: '+385 91 555 0199',
  country: 'HR',
  city: 'Zadar',
  street: 'Ulica svjetioničara',
  houseNumber: '7a',
  zipCode: '23000',
} as const;

/** Login of a customer of the demo. */
export const shopper = { username: 'kupac@example.com', password: 'pucina-2026' } as const;

type Values = Readonly<Record<string, string | number>>;

/** Sends a command like the page's script, with the page's cookies. */
export async function send(page: Page, command: string, values: Values): Promise<CommandReply> {
  const response = await page.request.post('/', {
    form: { _command: command, ...values },
    headers: { accept: 'application/json' },
  });
  return (await response.json()) as CommandReply;
}

export async function productOf(page: Page, slug: string): Promise<{ id: number; stock: number }> {
  const response = await page.request.get(`/api/v1/product/web/get?slug=${slug}`);
  return ((await response.json()) as { data: { id: number; stock: number } }).data;
}

/** Adds a product to the visitor's cart without opening its page. */
export async function give(page: Page, slug: string, qty = 1): Promise<void> {
  const { id } = await productOf(page, slug);
  const added = await send(page, 'cart.add', { productId: id, qty });
  expect(added.ok, JSON.stringify(added.submission ?? added.notices)).toBe(true);
}

/** Sends an address and pickup at the museum, so only the payment is left. */
export async function readyToPay(page: Page): Promise<void> {
  expect((await send(page, 'checkout.address', address)).ok).toBe(true);
  await page.goto('/naplata?step=shipping');
  const museum = page.locator('label').filter({ hasText: 'Preuzimanje u muzeju' });
  const id = await museum.locator('[name="deliveryMethodId"]').getAttribute('value');
  const branch = await page.locator(`[name="branch.${id}"]`).first().getAttribute('value');
  const chosen = { deliveryMethodId: `${id}`, [`branch.${id}`]: `${branch}` };
  expect((await send(page, 'checkout.shipping', chosen)).ok).toBe(true);
  await page.goto('/naplata?step=payment');
}

/** Orders the cart with delivery by post, paid in cash; returns the number of the order. */
export async function orderForCash(page: Page): Promise<string> {
  expect((await send(page, 'checkout.address', address)).ok).toBe(true);
  await page.goto('/naplata?step=shipping');
  const post = page.locator('label').filter({ hasText: 'Pošta, Hrvatska' });
  const id = await post.locator('[name="deliveryMethodId"]').getAttribute('value');
  expect((await send(page, 'checkout.shipping', { deliveryMethodId: `${id}` })).ok).toBe(true);
  await page.goto('/naplata?step=payment');
  const form = commandForm(page, 'order.create');
  await form.locator('label').filter({ hasText: 'ouzeć' }).locator('[type="radio"]').check();
  for (const box of await form.locator('[name="consents"]').all()) await box.check();
  await submit(form);
  return orderNumber(page);
}

/** Stores a cookie choice, so the page shows no cookie banner. */
export async function settleCookies(page: Page, baseURL: string | undefined): Promise<void> {
  const url = baseURL ?? '';
  await page.context().addCookies([{ name: 'cookie_choice', value: 'necessary', url }]);
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
}

/** Collects errors of the page itself; refused commands are responses, not errors. */
export function watchErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    const isRefusal = /status of 422/.test(message.text());
    if (message.type() === 'error' && !isRefusal) errors.push(message.text());
  });
  return errors;
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
}

/** Registers a new customer, who is then logged in. */
export async function register(page: Page, password: string): Promise<void> {
  const email = `nika-${crypto.randomUUID()}@example.com`;
  await page.goto('/registracija');
  const form = commandForm(page, 'auth.register');
  const values = { firstName: 'Nika', lastName: 'Šoša', email, password };
  for (const [name, value] of Object.entries(values)) {
    await form.locator(`[name="${name}"]`).fill(value);
  }
  await form.locator('[name="confirmedPassword"]').fill(password);
  for (const box of await form.locator('[name="consents"]').all()) await box.check();
  await submit(form);
  await expect(page).toHaveURL('/');
}
