import { expect, type Locator, test } from '@playwright/test';
import { expectAccessible, open, productOf, send, settleCookies, watchErrors } from './buyer.ts';
import { commandForm } from './journey.ts';

test.beforeEach(({ page, baseURL }) => settleCookies(page, baseURL));

const set = '/produkt/zima-na-palubi';

test('a set is chosen with the keyboard in its dialog, added and removed again · PROD-06 BUNDLE-02 BUNDLE-05 BUNDLE-07 BUNDLE-10 MODAL-15', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await open(page, set);
  const opener = page.getByRole('button', { name: 'Odaberi dijelove i dodaj' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Zima na palubi' });
  await expect(dialog.getByRole('heading', { name: 'Zima na palubi' })).toBeVisible();
  await expectAccessible(page);
  const add = dialog.getByRole('button', { name: 'Dodaj u košaricu' });
  await add.press('Enter');
  await expect(dialog.locator('select').first()).toBeFocused();
  for (const select of await dialog.locator('select').all()) {
    await select.focus();
    await page.keyboard.press('ArrowDown');
  }
  await add.press('Enter');
  await expect(dialog).toBeHidden();
  const cart = page.getByRole('dialog', { name: 'Vaša košarica' });
  await expect(cart).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page.locator('article').getByText('U košarici: 1 komad')).toBeVisible();
  await opener.press('Enter');
  await dialog.getByRole('button', { name: 'Ukloni' }).click();
  await expect(dialog.getByText('U košarici')).toBeHidden();
  expect(errors).toEqual([]);
});

test('a row of the cart is changed on its product page · PROD-08 CART-31', async ({ page }) => {
  const { id } = await productOf(page, 'salica-sa-slovom');
  const values = { productId: id, qty: 2, 'option.22': 'A', 'option.23': 'sea' };
  const added = await send(page, 'cart.add', values);
  const itemId = added.session.cart?.items[0]?.itemId;
  await open(page, `/produkt/salica-sa-slovom?cartItemId=${itemId}`);
  await expect(page.getByRole('textbox', { name: 'Slovo' })).toHaveValue('A');
  await expect(page.getByLabel('Količina', { exact: true })).toHaveValue('2');
  await page.getByRole('textbox', { name: 'Slovo' }).fill('Ž');
  await page.getByRole('radio', { name: /zlatan/ }).check({ force: true });
  await page.getByRole('button', { name: 'Spremi promjenu' }).click();
  await expect(page).toHaveURL('/kosarica');
  const row = page.locator('[data-block="cart-items"] li').filter({ hasText: 'Šalica' }).first();
  await expect(row).toContainText('Ž');
  await expect(row).toContainText('zlatan');
});

test('a variant has its own URL, and its name and number follow · PROD-01 PROD-11', async ({
  page,
}) => {
  await open(page, '/produkt/majica-izobata');
  const title = page.locator('main h1');
  const plain = (await title.textContent()) ?? '';
  for (const group of await page.locator('article [role="group"]').all()) {
    await group.getByRole('link').nth(1).click();
  }
  await expect(page).toHaveURL(/variant=\d+$/);
  await expect(title).not.toHaveText(plain);
  const chosen = (await title.textContent()) ?? '';
  await page.reload();
  await expect(title).toHaveText(chosen);
});

test('a picture opens large and zooms with wheel, double click and keys; the focus returns', async ({
  page,
}) => {
  await open(page, set);
  const link = page.getByRole('link', { name: 'Otvori veliku sliku 1' });
  expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
  await link.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Slika 1 od 3' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  const picture = dialog.locator('[style*="scale"]');
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, -400);
  await expect(picture).not.toHaveAttribute('style', /scale\(1\)/);
  await page.keyboard.press('0');
  await expect(picture).toHaveAttribute('style', /scale\(1\)/);
  await page.mouse.dblclick(700, 400);
  await expect(picture).toHaveAttribute('style', /scale\(2\.5\)/);
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('a reduced price is next to the lowest of 30 days, equally in list and page · PROD-16', async ({
  page,
}) => {
  await open(page, '/produkt/plakat-regata-2025');
  const prices = page.locator('main article').first();
  await expect(prices.locator('del').filter({ visible: true })).toHaveText(/22,00\s€/);
  await expect(prices).toContainText('Najniža cijena u 30 dana prije sniženja');
  await expect(prices).toContainText('−32 %');
  await expect(prices).not.toContainText('26,00');
  await open(page, '/shop/zadnji-komadi');
  const card = page.locator('main li').filter({ hasText: 'Regata 2025' });
  await expect(card.locator('del')).toHaveText(/22,00\s€/);
  await expect(card).not.toContainText('26,00');
});

test('a long German name stays inside its column', async ({ page }) => {
  await open(page, '/de/product/schwimmender-schluesselanhaenger');
  await expect(page.locator('main h1')).toHaveText('Schwimmender Schlüsselanhänger');
  for (const width of [1440, 968, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const beyond = await page.evaluate(() => {
      const title = document.querySelector('main h1') as HTMLElement;
      const range = document.createRange();
      range.selectNodeContents(title);
      return range.getBoundingClientRect().right - document.documentElement.clientWidth;
    });
    expect(beyond).toBeLessThan(0);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('only the choices that are missing are named, and nothing is added before · PROD-05 ERR-22', async ({
    page,
  }) => {
    await page.goto('/de/product/t-shirt-tiefenlinie');
    const buy = page.locator('article').first();
    const add = buy.getByRole('button', { name: 'In den Warenkorb' });
    await add.click();
    await expect(buy.getByText('Bitte zuerst wählen: Farbe, Größe.')).toBeVisible();
    await buy.getByRole('group', { name: 'Farbe' }).getByRole('link').nth(1).click();
    await expect(buy.getByRole('group').locator('[aria-current]')).toHaveCount(1);
    await add.click();
    await expect(buy.getByText('Bitte zuerst wählen: Größe.')).toBeVisible();
    await expect(page.locator('[data-kind="info"]')).toHaveText('Bitte zuerst wählen: Größe.');
    await expect(buy.getByText('Im Warenkorb')).toBeHidden();
    await buy.getByRole('group', { name: 'Größe' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/variant=\d+$/);
    await add.click();
    await page.goto('/de/product/t-shirt-tiefenlinie');
    await expect(page.locator('header').getByText('1', { exact: true })).toBeVisible();
  });

  test('a set is chosen in the page itself · BUNDLE-04 BUNDLE-07 BUNDLE-10 BUNDLE-12', async ({
    page,
  }) => {
    await page.goto(set);
    const form = commandForm(page, 'cart.add').first();
    await expect(page.getByRole('button', { name: 'Odaberi dijelove i dodaj' })).toBeHidden();
    const add = form.getByRole('button', { name: 'Dodaj u košaricu' });
    const [first, second] = await form.locator('select').all();
    await add.click();
    await expect(form).toContainText('Najprije odaberite: Ribarski pulover, Kapa „Provar“.');
    const chosen = await chooseFree(first);
    await add.click();
    await expect(form).toContainText('Najprije odaberite: Kapa „Provar“.');
    await expect(form.locator('select').first()).toHaveValue(chosen);
    await chooseFree(second);
    await add.click();
    await page.goto(set);
    await expect(page.locator('article').getByText('U košarici: 1 komad')).toBeVisible();
  });
});

/** Chooses the first variant that is in stock; returns its value. */
async function chooseFree(select: Locator | undefined): Promise<string> {
  const free = select?.locator('option:not([disabled]):not([value=""])').first();
  const value = (await free?.getAttribute('value')) ?? '';
  await select?.selectOption(value);
  return value;
}
