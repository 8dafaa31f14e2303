import messages from 'virtual:messages/blocks/login-form';
import { expect, test } from 'vitest';
import { screenHref } from '#runtime/routes/href.ts';
import { type Language, languages, textsIn } from '#schemas/languages.ts';
import { pageOf } from '#tests/support/page.ts';
import { renderBlock } from '#tests/support/render-block.tsx';

function render(
  language: Language,
  errors: Readonly<Record<string, string>>,
  verification: object | null = null,
): Promise<string> {
  const submission = { command: 'auth.login', values: { username: 'ana@example.com' }, errors };
  return renderBlock('login-form', {
    language,
    data: { verification, link: null, asksForCode: false, captcha: null, providers: [] },
    submission,
  });
}

test.each(languages)(
  'an unconfirmed address is reported, with an offer to resend the email, in %s · AUTH-16 REG-10',
  async (language) => {
    const html = await render(language, { verification: 'Nije potvrđena.' });
    expect(html).toContain('Nije potvrđena.');
    expect(html).toMatch(/value="auth\.confirmAgain".*name="email" value="ana@example\.com"/);
    expect(html).toContain(textsIn(messages, language).confirmAgain);
  },
);

test('a wrong password is reported in the form, which keeps the address and offers no email · AUTH-16', async () => {
  const html = await render('hr', { '': 'Pogrešno.' });
  expect(html).toMatch(/<form(?:(?!<\/form>).)*value="auth\.login"(?:(?!<\/form>).)*Pogrešno\./s);
  expect(html).toMatch(/<input(?=[^>]*name="username")(?=[^>]*value="ana@example\.com")/);
  expect(html).not.toContain('auth.confirmAgain');
});

test('each field of the login has its own error, and is marked as invalid · AUTH-04 AUTH-05 AUTH-16', async () => {
  const html = await render('hr', { username: 'Nije e-adresa.', password: 'Prekratko.' });
  for (const [name, text] of [
    ['username', 'Nije e-adresa.'],
    ['password', 'Prekratko.'],
  ]) {
    expect(html).toContain(text);
    expect(html).toMatch(new RegExp(`<input(?=[^>]*name="${name}")(?=[^>]*aria-invalid="true")`));
    expect(html).toMatch(new RegExp(`<input(?=[^>]*name="${name}")(?=[^>]*required)`));
  }
});

test.each(languages)(
  'the link of an email shows a button, later its result, in %s · AUTH-03 ERR-36',
  async (language) => {
    const { verify, verifiedBefore, notVerified } = textsIn(messages, language);
    const waiting = await render(language, {}, { state: 'waiting', token: 't', email: 'a@b.hr' });
    expect(waiting).toMatch(/value="auth\.verify".*name="token" value="t"/);
    expect(waiting).toContain(verify);
    expect(waiting).toContain('a@b.hr');
    expect(waiting).not.toContain('auth.login');
    expect(await render(language, {}, { state: 'confirmed' })).toContain(verifiedBefore);
    expect(await render(language, {}, { state: 'invalid' })).toContain(notVerified);
    expect(await render(language, {})).not.toContain(verifiedBefore);
  },
);

test.each(languages)(
  'the login leads to a forgotten password and to the registration, in %s · AUTH-01',
  async (language) => {
    const html = await render(language, {});
    for (const screen of ['forgot-password', 'register'] as const) {
      expect(html).toContain(`href="${screenHref(language, screen)}"`);
    }
  },
);

test.each(languages)('the staff login has its own texts in %s', async (language) => {
  const page = { ...pageOf([], { language }), screen: 'admin-login' };
  const html = await renderBlock('login-form', {
    language,
    data: { verification: null, link: null, asksForCode: false, captcha: null, providers: [] },
    page,
  });
  const { staffTitle, staffText, text, register } = textsIn(messages, language);
  expect(html).toContain(staffTitle);
  expect(html).toContain(staffText);
  expect(html).not.toContain(text);
  expect(html).not.toContain(register);
});
