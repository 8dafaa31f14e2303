import { expect, test } from 'vitest';
import { coreMessages } from '#runtime/i18n/core-messages.ts';
import { type Language, languages } from '#schemas/languages.ts';
import { drawBlock } from '#tests/support/draw-block.tsx';
import { messages } from './messages.ts';

function draw(
  language: Language,
  errors: Readonly<Record<string, string>>,
  verified: boolean | null = null,
): Promise<string> {
  const submission = { command: 'auth.login', values: { username: 'ana@example.com' }, errors };
  return drawBlock('login-form', { language, data: { verified }, submission });
}

test.each(languages)(
  'an address that is not confirmed is told plainly, with the mail anew, in %s · AUTH-16 REG-10',
  async (language) => {
    const html = await draw(language, { verification: 'Nije potvrđena.' });
    expect(html).toContain('Nije potvrđena.');
    expect(html).toMatch(/value="auth\.confirmAgain".*name="email" value="ana@example\.com"/);
    expect(html).toContain(messages[language].confirmAgain);
  },
);

test('a wrong password offers no mail · AUTH-16', async () => {
  expect(await draw('hr', { '': 'Pogrešno.' })).not.toContain('auth.confirmAgain');
});

test.each(languages)(
  'an address that was confirmed is told by its notice in %s, a dead link otherwise · ERR-36',
  async (language) => {
    const told = coreMessages[language]['core.notifications.emailConfirmed'] ?? 'none';
    expect(await draw(language, {}, true)).toContain(told);
    expect(await draw(language, {}, false)).not.toContain(told);
    expect(await draw(language, {}, false)).toContain(messages[language].notVerified);
    expect(await draw(language, {})).not.toContain(told);
  },
);
