import { expect, test } from 'vitest';
import { commandField } from '#runtime/block/command-form.tsx';
import { fail, ok, Unavailable } from '#schemas/result.ts';
import { openStorefront, storedScreen } from '#tests/support/storefront.ts';

/** A shop whose database is unavailable during the login. */
const request = openStorefront(async (name) => {
  if (name === 'cms.screenDocument') return ok(storedScreen);
  return name === 'auth.login' ? Promise.reject(new Unavailable('locked')) : fail('notFound');
}, {});

const form = { [commandField]: 'auth.login', username: 'ana@example.com', password: 'lozinka-ana' };

test.each(['html', 'reply'] as const)(
  'a command without a database returns 503 with the typed values, as %s · PK3',
  async (wants) => {
    const { status, body } = await request('/prijava', { method: 'POST', form, wants });
    expect(status).toBe(503);
    expect(body).toContain('ana@example.com');
    expect(body).not.toContain('lozinka-ana');
  },
);

test('a refused command returns 422', async () => {
  const wrong = { ...form, username: '' };
  const { status } = await request('/prijava', { method: 'POST', form: wrong, wants: 'reply' });
  expect(status).toBe(422);
});

test.each([
  ['internal', 500],
  ['unavailable', 503],
  ['tooManyRequests', 429],
] as const)(
  'a page that cannot be loaded (%s) shows the screen of errors with status %i, also to a script · ROUTE-41 LAYOUT-06',
  async (code, status) => {
    const broken = openStorefront(async (name, input) => {
      const isError = name === 'cms.screenDocument' && 'template' in input;
      return isError && input.template === 'error' ? ok(storedScreen) : fail(code);
    }, {});
    const page = await broken('/kosarica');
    expect(page.status).toBe(status);
    expect(page.body).toContain('data-screen="error"');
    const data = await broken('/kosarica', { wants: 'data' });
    expect(data.status).toBe(status);
    expect(JSON.parse(data.body)).toMatchObject({ page: { status, screen: 'error' } });
  },
);
