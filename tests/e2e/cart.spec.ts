import { expect, type Page, test } from '@playwright/test';
import {
  expectAccessible,
  give,
  open,
  send,
  settleCookies,
  shopper,
  watchErrors,
} from './buyer.ts';
import { commandForm, submit } from './journey.ts';

test.beforeEach(({ page, baseURL }) => settleCookies(page, baseURL));

const bag = 'header a[href="/kosarica"]:not([hreflang])';

async function lineId(page: Page, index: number): Promise<string> {
  const field = page.locator('[data-block="cart-items"] form [name="itemId"]').nth(index * 2);
  return (await field.getAttribute('value')) ?? '';
}

test('the cart opens over the page and returns the focus · CART-19 CART-29 CART-42', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await open(page, '/produkt/tunera');
  const add = commandForm(page, 'cart.add').first().locator('button[type="submit"]').first();
  await add.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: 'Tunera' })).toBeVisible();
  await expect(dialog.locator(':focus')).toBeVisible();
  await expect(page.getByText('Dodano u košaricu.')).toBeVisible();
  await expectAccessible(page);
  await expect(page.locator(bag).first()).toHaveAccessibleName('Košarica: 1 artikl');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
  expect(errors).toEqual([]);
});

test('the cart opens over the page with its styles, however late they come', async ({ page }) => {
  let deliver = () => {};
  const held = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route(/\/styles\/\w+\.css$/, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/produkt/tunera');
  await commandForm(page, 'cart.add').first().locator('button[type="submit"]').first().click();
  const dialog = page.getByRole('dialog');
  await expect(page.getByText('Dodano u košaricu.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  deliver();
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveCSS('height', `${0.8 * 900}px`);
});

test('a list adds a product without leaving the list · CART-20 CART-21 CART-22 CART-28', async ({
  page,
}) => {
  await open(page, '/shop/knjige');
  const card = page.locator('main li').filter({ has: commandForm(page, 'cart.add') });
  await card.first().hover();
  await card.first().getByRole('button').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Otvori košaricu' }).click();
  await expect(page).toHaveURL('/kosarica');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('[data-block="cart-items"] li')).toHaveCount(1);
  const cookies = await page.context().cookies();
  const year = Date.now() / 1000 + 31_536_000;
  for (const name of ['cartId', 'protectCode']) {
    const cookie = cookies.find((one) => one.name === name);
    expect(cookie).toMatchObject({ path: '/', httpOnly: true });
    expect(Math.abs((cookie?.expires ?? 0) - year)).toBeLessThan(60);
  }
});

test('three presses send one quantity and update all sums · CART-06 CART-13 CART-33 CART-34', async ({
  page,
}) => {
  await give(page, 'deset-razglednica');
  await open(page, '/kosarica');
  const summary = page.locator('[data-block="cart-summary"] dl');
  const before = await summary.innerText();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postData() ?? '');
  });
  const more = page.getByRole('button', { name: 'Jedan više' });
  // Clicks in the page, because three clicks from here may take longer than the delay before the request.
  await more.evaluate((button: HTMLElement) => [1, 2, 3].forEach(() => button.click()));
  await expect(page.locator(bag).first()).toHaveAccessibleName('Košarica: 4 artikla');
  await expect(summary).not.toHaveAttribute('aria-busy', 'true');
  expect(sent.map((body) => new URLSearchParams(body).get('qty'))).toEqual(['4']);
  const cents = (text: string) =>
    [...text.matchAll(/([\d.]+),(\d\d)\s€/g)].map(([, euros, rest]) =>
      Number(`${euros?.replaceAll('.', '')}${rest}`),
    );
  const [first, now] = [cents(before), cents(await summary.innerText())];
  expect(now[0]).toBe(4 * (first[0] ?? 0));
  expect(Math.abs((now.at(-1) ?? 0) - 4 * (first.at(-1) ?? 0))).toBeLessThanOrEqual(4);
});

test('an invalid quantity stays in its field with an error · CART-37 ERR-16', async ({ page }) => {
  await give(page, 'deset-razglednica');
  await open(page, '/kosarica');
  const quantity = page.locator('[data-block="cart-items"] input[name="qty"]');
  await quantity.fill('1.5');
  await quantity.press('Enter');
  await expect(quantity).toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await expect(quantity).toHaveValue('1');
});

test('wrong and expired coupons show an error at the field · COUPON-06 COUPON-09 ERR-14', async ({
  page,
}) => {
  await give(page, 'tunera');
  await open(page, '/kosarica');
  await page.getByText('Imate kupon?').click();
  const form = commandForm(page, 'coupon.apply').first();
  const code = form.locator('[name="code"]');
  for (const wrong of ['KRIVI', 'LJETO26']) {
    await code.fill(wrong);
    await code.press('Enter');
    await expect(form.getByText(/kupon/i).last()).toBeVisible();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await expect(code).toBeFocused();
    await expect(code).toHaveValue(wrong);
  }
});

test('coupon and card reduce the sum and can be removed · CART-07 CART-08 COUPON-03 COUPON-07 COUPON-08 CARD-10 CARD-13', async ({
  page,
}) => {
  await give(page, 'brodovi-od-drva');
  await open(page, '/kosarica');
  const summary = page.locator('[data-block="cart-summary"]');
  await page.getByText('Imate kupon?').click();
  await page.locator('[name="code"]').fill('MORE10');
  await page.keyboard.press('Enter');
  await expect(summary).toContainText('Kupon MORE10');
  await expect(page.getByRole('button', { name: 'Ukloni kupon' })).toBeFocused();
  await page.getByText('Imate člansku iskaznicu?').click();
  await page.locator('[name="memberCardBarcode"]').fill('2900000000018');
  await page.keyboard.press('Enter');
  await expect(summary).toContainText('Popust za članove');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ukloni kupon' }).click();
  await expect(summary).not.toContainText('MORE10');
  await page.getByText('Imate kupon?').click();
  await expect(page.locator('[name="code"]')).toHaveValue('');
});

test('removing the last line shows a text and a picture · CART-03 CART-41 ERR-28', async ({
  page,
}) => {
  await give(page, 'tunera');
  await open(page, '/kosarica');
  await page.getByRole('button', { name: 'Ukloni iz košarice: Tunera' }).click();
  const empty = page.locator('[data-block="cart-items"]');
  await expect(page.getByText('Artikl je uklonjen iz košarice.')).toBeVisible();
  await expect(empty.getByRole('heading', { level: 2 })).toHaveText('Košarica je prazna');
  await expect(empty.locator('img').first()).toBeVisible();
  await expect(page.locator('[data-block="cart-summary"] dl')).toHaveCount(0);
  await expectAccessible(page);
  const undo = page.getByRole('button', { name: 'Vrati u košaricu: Tunera' });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(empty.getByRole('link', { name: 'Tunera' })).toBeVisible();
  await expect(page.locator(bag).first()).toHaveAccessibleName('Košarica: 1 artikl');
});

test('a quantity typed just before leaving is saved · CART-33', async ({ page }) => {
  await give(page, 'deset-razglednica');
  await open(page, '/kosarica');
  await page.getByRole('button', { name: 'Jedan više' }).click();
  await page.goto('/kontakt');
  const kept = async () => {
    await page.goto('/kosarica');
    return page.locator('[data-block="cart-items"] input[name="qty"]').inputValue();
  };
  await expect.poll(kept).toBe('2');
});

test('another language leaves the cart, one press restores it · CART-26 I18N-07', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await open(page, '/');
  await give(page, 'tunera');
  await give(page, 'deset-razglednica', 2);
  await page.reload();
  await page.locator('header a[hreflang="en"]').first().click();
  await expect(page).toHaveURL('/en');
  const offer = page.getByRole('complementary', { name: 'Earlier cart' });
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Restore cart (3)' }).press('Enter');
  await expect(offer).toBeHidden();
  const english = page.locator('header a[href="/en/cart"]').first();
  await expect(english).toHaveAccessibleName(/3 items/);
  await english.click();
  await expect(page.locator('[data-block="cart-items"] li')).toHaveCount(2);
  await page.reload();
  await expect(page.locator('[data-block="cart-items"] li')).toHaveCount(2);
  expect(errors).toEqual([]);
});

test('two tabs show the same cart, also when it becomes empty · MT1', async ({ page, context }) => {
  await give(page, 'tunera');
  await open(page, '/kosarica');
  const lines = page.locator('[data-block="cart-items"] li');
  await expect(lines).toHaveCount(1);
  const other = await context.newPage();
  await open(other, '/produkt/deset-razglednica');
  await commandForm(other, 'cart.add').first().locator('button[type="submit"]').first().click();
  await expect(lines).toHaveCount(2);
  await send(other, 'cart.remove', { itemId: await lineId(page, 0) });
  await send(other, 'cart.remove', { itemId: await lineId(page, 1) });
  await other.reload();
  await expect(page.getByRole('heading', { name: 'Košarica je prazna' })).toBeVisible();
});

test('two tabs that add their first product share one cart · CA9 CART-28', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await Promise.all([open(page, '/produkt/tunera'), open(other, '/produkt/deset-razglednica')]);
  const add = (tab: Page) => commandForm(tab, 'cart.add').first().locator('button[type="submit"]');
  await Promise.all([add(page).first().click(), add(other).first().click()]);
  await expect(page.locator(bag).first()).toHaveAccessibleName('Košarica: 2 artikla');
  await expect(other.locator(bag).first()).toHaveAccessibleName('Košarica: 2 artikla');
});

test('logging out in one tab removes the profile from the other · MT1 AUTH-20', async ({
  page,
  context,
}) => {
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': '198.51.100.141' });
  expect((await send(page, 'auth.login', shopper)).ok).toBe(true);
  const other = await context.newPage();
  await open(other, '/profil');
  await expect(commandForm(other, 'auth.logout').first()).toBeAttached();
  await open(page, '/profil');
  await commandForm(page, 'auth.logout').first().locator('button').first().click();
  await expect(commandForm(other, 'auth.login').first()).toBeVisible({ timeout: 2000 });
  await expect(commandForm(other, 'auth.logout')).toHaveCount(0);
});

test('the summary stays next to a long cart and cross-sells follow · CART-10 CART-16 CART-17', async ({
  page,
}) => {
  for (const slug of ['tunera', 'brodovi-od-drva', 'deset-razglednica', 'rokovnik-2027']) {
    await give(page, slug);
  }
  await page.setViewportSize({ width: 1440, height: 620 });
  await open(page, '/kosarica');
  await page.mouse.wheel(0, 300);
  await expect(page.getByRole('link', { name: 'Na naplatu' })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-block="cross-sell"] li').first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('quantity, coupon and removal are plain forms · CART-31 COUPON-03 CART-41', async ({
    page,
  }) => {
    await give(page, 'tunera');
    await page.goto('/kosarica');
    const update = commandForm(page, 'cart.update').first();
    await update.locator('[name="qty"]').fill('2');
    await submit(update);
    await expect(page.locator(bag).first()).toHaveAttribute('aria-label', 'Košarica: 2 artikla');
    await page.getByText('Imate kupon?').click();
    await page.locator('[name="code"]').fill('MORE10');
    await submit(commandForm(page, 'coupon.apply').first());
    await expect(page.locator('[data-block="cart-summary"]')).toContainText('Kupon MORE10');
    await submit(commandForm(page, 'cart.remove').first());
    await expect(page.locator('[data-block="cart-items"]')).toContainText('Košarica je prazna');
  });

  test('a cart left in another language is restored by a form · CART-26', async ({ page }) => {
    await page.goto('/');
    await give(page, 'tunera');
    await page.goto('/de');
    await page.getByRole('button', { name: 'Warenkorb zurückholen (1)' }).click();
    await expect(page).toHaveURL('/de');
    await expect(page.getByRole('button', { name: /zurückholen/ })).toHaveCount(0);
    await page.goto('/de/einkaufswagen');
    await expect(page.locator('[data-block="cart-items"] li')).toHaveCount(1);
  });
});
