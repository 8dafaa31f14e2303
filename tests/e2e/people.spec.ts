import { expect, type Page, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expectAccessible, register, settleCookies } from './buyer.ts';
import { commandForm, submit } from './journey.ts';
import { mailedToken, requestedToken } from './one-database.ts';

// Rate limits count each IP address separately.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.2.0.61' } });
test.beforeEach(({ page, baseURL }) => settleCookies(page, baseURL));

const password = 'lozinka-osobe';

async function ownAddress(page: Page): Promise<string> {
  await page.goto('/profil');
  return commandForm(page, 'profile.update').locator('[name="email"]').inputValue();
}

/** The request is stored while the page waits for the response. */
async function linkOf(kind: 'setPassword' | 'logIn', email: string): Promise<string> {
  let token = '';
  await expect.poll(async () => (token = await requestedToken(kind, email))).not.toBe('');
  return token;
}

/** Opens the link of a mail and presses its button. */
async function confirm(page: Page, kind: string, email: string): Promise<void> {
  await page.goto(`/potvrdi-email?token=${await mailedToken(kind, email)}`);
  await submit(commandForm(page, 'form.confirm'));
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a customer sets a password and logs in by mailed links, and moves to an address that both sides confirm', async ({
      page,
    }) => {
      await register(page, password);
      const welcome = page.locator('[data-id="account-welcome"]');
      await page.goto('/');
      await expect(welcome).toContainText('Dobro došli na brod');
      await expect(welcome.getByRole('link', { name: 'Vaš račun' })).toHaveAttribute(
        'href',
        '/profil',
      );
      const email = await ownAddress(page);
      await submit(commandForm(page, 'auth.logout'));
      await expect(page).toHaveURL('/');
      await page.goto('/zaboravljena-lozinka');
      const forgot = commandForm(page, 'password.forgot');
      await forgot.locator('[name="email"]').fill(email);
      await submit(forgot);
      const notice = page.getByRole('main').getByRole('status');
      await expect(notice).toContainText(`Ako postoji račun s adresom ${email}`);
      if (javaScriptEnabled) {
        await expect(notice.getByRole('heading')).toBeFocused();
        await expectAccessible(page);
      }
      const token = await linkOf('setPassword', email);
      await page.goto(`/zaboravljena-lozinka?token=${token}`);
      await expect(page).toHaveTitle(/^Nova lozinka/);
      const set = commandForm(page, 'password.set');
      await set.locator('[name="password"]').fill(`nova-${password}`);
      await set.locator('[name="confirmedPassword"]').fill(`nova-${password}`);
      await submit(set);
      await expect(page).toHaveURL('/prijava');
      await expect(notice).toContainText(/Prijavite se adresom e.pošte i novom lozinkom/);
      await page.getByText('Prijava bez lozinke').click();
      const link = commandForm(page, 'auth.requestLink');
      await link.locator('[name="email"]').fill(email);
      await submit(link);
      await expect(notice).toContainText(`Ako postoji račun s adresom ${email}`);
      await expect(notice).toContainText('Otvorite je i prijavljeni ste.');
      await page.goto(`/prijava?loginToken=${await linkOf('logIn', email)}`);
      await submit(commandForm(page, 'auth.linkLogin'));
      await expect(page).toHaveURL('/');
      await expect(welcome).toContainText(`Prijavljeni ste kao ${email}.`);

      expect(await ownAddress(page)).toBe(email);
      const other = `nova-${email}`;
      const profile = commandForm(page, 'profile.update');
      await profile.locator('[name="email"]').fill(other);
      await profile.locator('[name="password"]').fill(`nova-${password}`);
      await submit(profile);
      await expect(page.getByText('Na obje smo adrese poslali poveznicu').first()).toBeAttached();
      await confirm(page, 'mail.changeEmail', other);
      await expect(page.getByRole('main')).toContainText('na drugoj adresi');
      expect(await ownAddress(page)).toBe(email);
      await page.goto(`/potvrdi-email?token=${await mailedToken('mail.releaseEmail', email)}`);
      await expect(page.getByRole('main')).toContainText(other);
      await submit(commandForm(page, 'form.confirm'));
      await expect(page.getByRole('main')).toContainText('Vaš račun sada ima ovu e-adresu');
      expect(await ownAddress(page)).toBe(other);
    });

    test('a newsletter begins and ends, a consent is withdrawn by one press and given again', async ({
      page,
    }) => {
      await register(page, password);
      const email = await ownAddress(page);
      const newsletter = commandForm(page, 'newsletter.change');
      for (const box of await newsletter.locator('[name="consents"]').all()) await box.check();
      await submit(newsletter);
      await expect(page.getByText('Novosti stižu kad je potvrdite.')).toBeVisible();
      await confirm(page, 'mail.confirmNewsletter', email);
      await expect(page.getByRole('main')).toContainText('Prijavljeni ste na novosti');
      await page.goto('/profil');
      await expect(page.getByText(/Primate ih na svoju .* od .*2\d{3}\.$/)).toBeVisible();
      await submit(commandForm(page, 'newsletter.change'));
      await expect(page.getByText('Odjavljeni ste od')).toBeVisible();

      const consents = page.locator('li', { has: commandForm(page, 'consent.change') });
      const first = consents.first();
      await expect(first).toContainText('Dano');
      await submit(first.locator('form'));
      await expect(first).toContainText('Povučeno');
      await submit(first.locator('form'));
      await expect(first).toContainText('Dano');
    });

    test('a customer takes a copy of the data, and logs one other device out', async ({
      page,
      browser,
      baseURL,
    }) => {
      await register(page, password);
      const email = await ownAddress(page);
      const other = await browser.newContext({ baseURL: baseURL ?? '' });
      const elsewhere = await other.newPage();
      await elsewhere.goto('/prijava');
      const login = commandForm(elsewhere, 'auth.login');
      await login.locator('[name="username"]').fill(email);
      await login.locator('[name="password"]').fill(password);
      await submit(login);
      await expect(elsewhere).toHaveURL('/');

      await page.goto('/profil');
      await submit(commandForm(page, 'auth.endSession'));
      await expect(commandForm(page, 'auth.endSession')).toHaveCount(0);
      await elsewhere.goto('/profil');
      await expect(commandForm(elsewhere, 'auth.logout')).toHaveCount(0);
      await other.close();

      const copy = commandForm(page, 'profile.export');
      await copy.locator('[name="exportPassword"]').fill('nije-ta-lozinka');
      await submit(copy);
      await expect(copy.locator('[name="exportPassword"]')).toHaveAttribute('aria-invalid', 'true');
      await copy.locator('[name="exportPassword"]').fill(password);
      await submit(copy);
      const file = page.getByRole('link', { name: 'Preuzmi podatke' });
      await expect(file).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      const sent = await page.request.get((await file.getAttribute('href')) ?? '');
      expect(sent.headers()['content-type']).toContain('zip');
      const files = unzipSync(await sent.body());
      const texts = Object.values(files).map((bytes) => new TextDecoder().decode(bytes));
      expect(Object.keys(files).filter((name) => !/\.(json|txt)$/.test(name))).toEqual([]);
      expect(texts.join('')).toContain(email);
    });

    test('a customer comments on a post and changes the comment', async ({ page }) => {
      await register(page, password);
      const text = `Kutija pisama još je u depou ${crypto.randomUUID()}`;
      await page.goto('/zene-svjetionika-zasto-bas-sada');
      const comments = page.locator('[data-block="comments"]');
      await comments.scrollIntoViewIfNeeded();
      const summary = comments.locator('summary', { hasText: 'Napišite komentar' });
      if ((await summary.count()) > 0) await summary.click();
      const form = commandForm(page, 'comment.create').first();
      await submit(form);
      await expect(form.locator('[name="comment"]')).toHaveAttribute('aria-invalid', 'true');
      await form.locator('[name="comment"]').fill(text);
      await submit(form);
      await expect(comments).toContainText(text);
      if (javaScriptEnabled) await expectAccessible(page);
      await page.goto('/profil');
      const own = page.locator('#own-reviews');
      await expect(own).toContainText(text);
      await own.locator('summary', { hasText: 'Povuci' }).click();
      await submit(commandForm(page, 'comment.withdraw'));
      await expect(own).toHaveCount(0);
    });
  });
}
