import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import { coreMessages } from '#runtime/i18n/core-messages.ts';
import { prefixed } from '#runtime/i18n/messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { createFormsStore } from '#runtime/store/forms.ts';
import { createSessionStore } from '#runtime/store/session.ts';
import { languages } from '#schemas/languages.ts';
import { guest, pageOf } from '#tests/support/page.ts';
import { messages } from './messages.ts';
import { View } from './view.tsx';

function draw(
  language: 'hr' | 'en' | 'de',
  errors: Readonly<Record<string, string>>,
  verified: boolean | null = null,
): string {
  const submission = { command: 'auth.login', values: { username: 'ana@example.com' }, errors };
  const runtime = {
    page: pageOf([], { language }),
    t: createTranslator(language, prefixed('login-form', messages[language])),
    session: createSessionStore(guest),
    forms: createFormsStore(submission),
  } as unknown as Runtime;
  return renderToStaticMarkup(
    <RuntimeContext value={runtime}>
      <View id="l" options={{ title: '', isPageTitle: true }} data={{ verified }} slots={{}} />
    </RuntimeContext>,
  );
}

test.each(languages)(
  'an address that is not confirmed is told plainly, with the mail anew, in %s · AUTH-16 REG-10',
  (language) => {
    const html = draw(language, { verification: 'Nije potvrđena.' });
    expect(html).toContain('Nije potvrđena.');
    expect(html).toMatch(/value="auth\.confirmAgain".*name="email" value="ana@example\.com"/);
    expect(html).toContain(messages[language].confirmAgain);
  },
);

test('a wrong password offers no mail · AUTH-16', () => {
  expect(draw('hr', { '': 'Pogrešno.' })).not.toContain('auth.confirmAgain');
});

test.each(languages)(
  'an address that was confirmed is told by its notice in %s, a dead link otherwise · ERR-36',
  (language) => {
    const told = coreMessages[language]['core.notifications.emailConfirmed'] ?? 'none';
    expect(draw(language, {}, true)).toContain(told);
    expect(draw(language, {}, false)).not.toContain(told);
    expect(draw(language, {}, false)).toContain(messages[language].notVerified);
    expect(draw(language, {})).not.toContain(told);
  },
);
