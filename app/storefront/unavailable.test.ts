import { expect, test } from 'vitest';
import { commandField } from '#runtime/block/command-form.tsx';
import { fail, ok, Unavailable } from '#schemas/result.ts';
import { openStorefront, storedScreen } from '#tests/support/storefront.ts';

/** A shop whose login finds the database away. */
const ask = openStorefront(async (name) => {
  if (name === 'cms.screenDocument') return ok(storedScreen);
  return name === 'auth.login' ? Promise.reject(new Unavailable('locked')) : fail('notFound');
}, {});

const form = { [commandField]: 'auth.login', username: 'ana@example.com', password: 'lozinka-ana' };

test.each(['html', 'reply'] as const)(
  'a command that finds the database away is a 503 with what was typed, as %s · PK3',
  async (wants) => {
    const { status, body } = await ask('/prijava', { method: 'POST', form, wants });
    expect(status).toBe(503);
    expect(body).toContain('ana@example.com');
    expect(body).not.toContain('lozinka-ana');
  },
);

test('a command that is refused stays a 422', async () => {
  const wrong = { ...form, username: '' };
  const { status } = await ask('/prijava', { method: 'POST', form: wrong, wants: 'reply' });
  expect(status).toBe(422);
});
