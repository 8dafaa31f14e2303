import { expect, test } from '@playwright/test';
import { addToCart } from './journey.ts';

const cartCalls = '/api/v2/ecommerce/cart';

async function newCart(request: import('@playwright/test').APIRequestContext) {
  const response = await request.get(`${cartCalls}/getNewCartSession`);
  return ((await response.json()) as { data: { cartId: string; protectCode: string } }).data;
}

for (const qty of ['0', '-1', '1.5', '5abc', '0x1F', '', null, 2 ** 31]) {
  test(`refuses the quantity ${JSON.stringify(qty)} · CART-37 ERR-16`, async ({ request }) => {
    const session = await newCart(request);
    const response = await request.post(`${cartCalls}/addItem`, {
      data: { ...session, productId: 49, qty, options: {} },
    });
    expect(response.status()).toBe(400);
    const body = (await response.json()) as Record<string, unknown>;
    expect(body).toMatchObject({ errored: true, statusCode: 400 });
    const cart = await request.post(`${cartCalls}/getCart`, { data: session });
    expect(((await cart.json()) as { data: { items: unknown[] } }).data.items).toEqual([]);
  });
}

test('treats a wrong protectCode like a missing cart · CART-24 ERR-71', async ({ request }) => {
  const session = await newCart(request);
  const wrong = await request.post(`${cartCalls}/getCart`, {
    data: { ...session, protectCode: 'x' },
  });
  const none = await request.post(`${cartCalls}/getCart`, {
    data: { cartId: '00000000-0000-4000-8000-000000000000', protectCode: 'x' },
  });
  const reported = async (response: typeof wrong) => {
    const { traceId: _id, ...rest } = (await response.json()) as Record<string, unknown>;
    return { status: response.status(), ...rest };
  };
  expect(await reported(wrong)).toEqual(await reported(none));
  expect(wrong.status()).toBe(400);
});

test('clears the session of a deleted cart · CART-24', async ({ page, context, baseURL }) => {
  const url = baseURL ?? '';
  await context.addCookies([
    { name: 'cartId', value: '00000000-0000-4000-8000-000000000000', url },
    { name: 'protectCode', value: 'gone', url },
  ]);
  await page.goto('/kosarica');
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).not.toContain('cartId');
  expect(names).not.toContain('protectCode');
});

test('responds to malformed JSON without details · API-005', async ({ request }) => {
  const response = await request.post(`${cartCalls}/getCart`, {
    headers: { 'content-type': 'application/json' },
    data: Buffer.from('{"cartId": '),
  });
  expect(response.status()).toBe(400);
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({ errored: true, code: 'malformedJson', statusCode: 400 });
  expect(text).not.toMatch(/at \w+|node_modules|SyntaxError/);
});

test('refuses changes sent by another site', async ({ request }) => {
  const response = await request.post('/kosarica', {
    headers: { origin: 'https://evil.example' },
    form: { _command: 'cart.add', productId: '49' },
  });
  expect(response.status()).toBe(403);
});

test('ignores an unknown command without breaking', async ({ request }) => {
  const response = await request.post('/kosarica', { form: { _command: '__proto__' } });
  expect(response.status()).toBe(422);
  expect(await response.text()).toContain('data-block="cart-items"');
});

test('keeps typed values when an address is refused · CHK-A-06 CHK-A-08 FORM-01', async ({
  page,
}) => {
  await page.goto('/produkt/brodovi-od-drva');
  await addToCart(page);
  await page.goto('/naplata');
  const form = page.locator('form:has(input[value="checkout.address"])');
  await form.locator('[name="firstName"]').fill('Ana7');
  await form.locator('[name="city"]').fill('Zadar');
  await form.locator('button[type="submit"], button:not([type])').last().click();
  await expect(form).toContainText('Unos sadrži posebne znakove! Koristite samo slova.');
  await expect(form).toContainText('Unos ovog polja je obavezan');
  await expect(form.locator('[name="firstName"]')).toHaveValue('Ana7');
  await expect(form.locator('[name="city"]')).toHaveValue('Zadar');
});
