import { expect, test } from '@playwright/test';
import { openOidcServer } from '#tests/support/oidc-server.ts';
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

test('a new customer registers and manages the account · REG-01 REG-05 REG-07 AUTH-20 PERM-08', async ({
  page,
}) => {
  const errors = watchErrors(page);
  const email = `kupac-${Date.now()}@example.com`;
  await open(page, '/registracija');
  const form = commandForm(page, 'auth.register');
  await submit(form);
  await expect(form.locator('[name="firstName"]')).toBeFocused();
  await expect(form).toContainText('Za nastavak dajte obvezne privole.');
  await expectAccessible(page);
  const values = { firstName: 'Nika', lastName: 'Šoša', email, password: 'prva-lozinka' };
  for (const [name, value] of Object.entries(values)) {
    await form.locator(`[name="${name}"]`).fill(value);
  }
  await form.locator('[name="confirmedPassword"]').fill('prva-lozinka');
  for (const box of await form.locator('[name="consents"]').all()) await box.check();
  await submit(form);
  await expect(page).toHaveURL('/');
  await open(page, '/profil');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nika');
  await expectAccessible(page);
  const profile = commandForm(page, 'profile.update');
  await profile.locator('[name="firstName"]').fill('Nikolina');
  await submit(profile);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nikolina');
  const change = commandForm(page, 'password.change');
  await change.locator('[name="oldPassword"]').fill('prva-lozinka');
  await change.locator('[name="newPassword"]').fill('druga-lozinka');
  await change.locator('[name="newPasswordAgain"]').fill('druga-lozinka');
  await submit(change);
  await expect(page.getByText('Lozinka je promijenjena.').first()).toBeVisible();
  await submit(commandForm(page, 'auth.logout'));
  await expect(page).toHaveURL('/');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('at');
  const again = await send(page, 'auth.login', { username: email, password: 'druga-lozinka' });
  expect(again.ok).toBe(true);
  expect(errors).toEqual([]);
});

test('a wrong password is reported, a right one opens the home page for 30 days · AUTH-14 AUTH-16 AUTH-23 CONST-21', async ({
  page,
}) => {
  await open(page, '/prijava');
  const form = commandForm(page, 'auth.login');
  await form.locator('[name="username"]').fill('kupac@example.com');
  await form.locator('[name="password"]').fill('kriva-lozinka');
  await submit(form);
  await expect(form).toContainText('E-adresa ili lozinka nije točna.');
  await expect(form.locator('[name="username"]')).toHaveValue('kupac@example.com');
  await expectAccessible(page);
  await form.locator('[name="password"]').fill('pucina-2026');
  await submit(form);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('E-adresa ili lozinka nije točna')).toHaveCount(0);
  const cookies = await page.context().cookies();
  const month = Date.now() / 1000 + 2_592_000;
  for (const name of ['at', 'rt']) {
    const expires = cookies.find((cookie) => cookie.name === name)?.expires ?? 0;
    expect(Math.abs(expires - month)).toBeLessThan(60);
  }
  for (const path of ['/prijava', '/registracija', '/zaboravljena-lozinka', '/social-login']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
  await page.goto('/en/login');
  await expect(page).toHaveURL('/en');
});

test('a guest’s wishes stay in the browser · WISH-01 WISH-03 WISH-10', async ({ page }) => {
  await open(page, '/produkt/tunera');
  const wish = commandForm(page, 'wishlist.toggle').first();
  await submit(wish);
  await expect(page.getByText('Dodano na listu želja.')).toBeVisible();
  await expect(page.getByText('Lista se čuva u ovom pregledniku.').first()).toBeVisible();
  await page.reload();
  await expect(wish.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await open(page, '/prijava');
  await page.getByRole('link', { name: 'Lista želja u ovom pregledniku: 1 proizvod' }).click();
  await expect(page.getByRole('link', { name: 'Tunera' })).toBeVisible();
  await expectAccessible(page);
});

test('a wish is added and removed again · WISH-02 WISH-03 WISH-04 WISH-10', async ({ page }) => {
  await send(page, 'auth.login', { username: 'gast@example.com', password: 'leuchtturm-2026' });
  await open(page, '/produkt/barometar');
  const wish = commandForm(page, 'wishlist.toggle').first().getByRole('button');
  const isWished = await wish.getAttribute('aria-pressed');
  if (isWished === 'true') {
    await wish.click();
    await expect(wish).toHaveAttribute('aria-pressed', 'false');
  }
  await wish.click();
  await expect(page.getByText('Dodano na listu želja.')).toBeVisible();
  await expect(wish).toHaveAttribute('aria-pressed', 'true');
  await open(page, '/profil');
  const wishes = commandForm(page, 'wishlist.toggle');
  await submit(wishes);
  await expect(wishes).toHaveCount(0);
});

test('a cart returns after login in another browser · CART-27 AUTH-11', async ({
  page,
  context,
}) => {
  const who = { username: 'clanica@example.com', password: 'bonaca-2026' };
  await send(page, 'auth.login', who);
  await give(page, 'rjecnik-vjetrova');
  await open(page, '/kosarica');
  await context.clearCookies();
  await send(page, 'auth.login', who);
  await open(page, '/kosarica');
  await expect(page.locator('[data-block="cart-items"]')).toContainText('Rječnik vjetrova');
  await page.getByRole('button', { name: /Ukloni iz košarice/ }).click();
  await expect(page.locator(bag).first()).toHaveAccessibleName('Košarica: 0 artikala');
});

test('a used link sets no password and confirms nothing · ERR-01', async ({ page }) => {
  await open(page, '/zaboravljena-lozinka?token=potrosen');
  const form = commandForm(page, 'password.set');
  await form.locator('[name="password"]').fill('nova-lozinka');
  await form.locator('[name="confirmedPassword"]').fill('nova-lozinka');
  await submit(form);
  await expect(form).toContainText('Poveznica više ne vrijedi.');
  const dead = await page.goto('/potvrdi-email?token=potrosen');
  expect(dead?.status()).toBe(400);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Poveznica više ne vrijedi. Zatražite novu.',
  );
  await expect(page.getByRole('main')).not.toContainText('nevrijeme');
});

test('a visitor opens an account at another service, without scripts too · AUTH-02 AUTH-09', async ({
  page,
  baseURL,
  browser,
}) => {
  const errors = watchErrors(page);
  const port = Number(new URL(baseURL ?? '').port) + 5;
  const oidc = await openOidcServer(`${baseURL}/social-login`, port);
  const sub = crypto.randomUUID();
  oidc.become({ sub, email: `${sub}@example.com`, email_verified: true, given_name: 'Lucija' });
  await open(page, '/en/login');
  await page.getByRole('link', { name: 'Continue with Demo ID' }).click();
  await expect(page).toHaveURL('/en');
  await expect(page.getByText('Your account is open and you are logged in.').first()).toBeVisible();
  await open(page, '/en/profile');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lucija');
  await submit(commandForm(page, 'auth.socialUnlink'));
  await expect(page.getByText('This is your only way to log in.').first()).toBeVisible();
  await expectAccessible(page);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const plain = await context.newPage();
  await plain.goto('/registracija');
  await plain.getByRole('link', { name: 'Nastavite putem usluge Demo ID' }).click();
  await expect(plain).toHaveURL('/');
  await oidc.close();
  await plain.goto('/social-login?state=unknown&code=x');
  await expect(plain.getByText('Ova je prijava istekla').first()).toBeAttached();
  await context.close();
  expect(errors).toEqual([]);
});

test('a customer shows the typed password, and logs another device out', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const elsewhere = await other.newPage();
  await open(elsewhere, '/prijava');
  expect((await send(elsewhere, 'auth.login', shopper)).ok).toBe(true);
  await open(page, '/prijava');
  const form = commandForm(page, 'auth.login');
  await form.locator('[name="username"]').fill(shopper.username);
  await form.locator('[name="password"]').fill(shopper.password);
  await form.getByRole('button', { name: 'Prikaži: Lozinka' }).click();
  await expect(form.locator('[name="password"]')).toHaveAttribute('type', 'text');
  await submit(form);
  await expect(page).toHaveURL('/');
  await open(page, '/profil');
  await expect(page.getByText('Ovaj uređaj')).toBeVisible();
  await expectAccessible(page);
  await submit(commandForm(page, 'auth.endOtherSessions'));
  await expect(page.getByText('Uređaj je odjavljen.').first()).toBeVisible();
  await elsewhere.goto('/profil');
  await expect(commandForm(elsewhere, 'auth.logout')).toHaveCount(0);
  await other.close();
});
