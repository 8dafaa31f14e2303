import { expect, test } from 'vitest';
import { renderBlock } from '#tests/support/render-block.tsx';

const required = ['firstName', 'lastName', 'email', 'password', 'confirmedPassword'];

test.each(['hr', 'en', 'de'] as const)(
  'in %s a registration requires name, email and the password twice, and takes a card · REG-01 REG-02 REG-03 REG-04 REG-05 REG-06 REG-13',
  async (language) => {
    const html = await renderBlock('register-form', { language });
    expect(html).toContain('value="auth.register"');
    for (const name of required) {
      expect(html).toMatch(new RegExp(`<input(?=[^>]*name="${name}")(?=[^>]*required)`));
    }
    expect(html).toMatch(/<input(?=[^>]*name="email")(?=[^>]*type="email")/);
    expect(html.match(/<input(?=[^>]*type="password")/g)).toHaveLength(2);
    const [card = ''] = /<input(?=[^>]*name="memberCardBarcode")[^>]*>/.exec(html) ?? [];
    expect(card).not.toBe('');
    expect(card).not.toContain('required');
  },
);

test('each field shows its own error and keeps what was typed, except passwords · REG-02 REG-03 REG-04 REG-05 REG-06', async () => {
  const errors = Object.fromEntries(required.map((name) => [name, `Greška: ${name}.`]));
  const values = { firstName: 'An4', lastName: 'Anić', email: 'ana' };
  const submission = { command: 'auth.register', values, errors };
  const html = await renderBlock('register-form', { submission });
  for (const name of required) {
    expect(html).toContain(`Greška: ${name}.`);
    expect(html).toMatch(new RegExp(`<input(?=[^>]*name="${name}")(?=[^>]*aria-invalid="true")`));
  }
  for (const [name, value] of Object.entries(values)) {
    expect(html).toMatch(new RegExp(`<input(?=[^>]*name="${name}")(?=[^>]*value="${value}")`));
  }
});

test.each([
  ['hr', 'Na ana<wbr/>@example<wbr/>.com poslali smo poveznicu.'],
  ['de', 'Wir haben einen Link an ana<wbr/>@example<wbr/>.com geschickt.'],
] as const)(
  'in %s the page says where the mail went and what to do next, until another step · REG-09',
  async (language, text) => {
    const htmlAfter = (kind: 'confirmationSent' | 'passwordSaved') => {
      const session = { accountStep: { kind, email: 'ana@example.com' } };
      return renderBlock('register-form', { language, session });
    };
    expect(await htmlAfter('confirmationSent')).toMatch(
      new RegExp(`role="status".*<h2[^>]*tabindex="-1".*${text}`, 'i'),
    );
    expect(await htmlAfter('passwordSaved')).not.toContain(text);
  },
);
