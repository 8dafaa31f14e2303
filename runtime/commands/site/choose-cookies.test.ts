import { expect, test } from 'vitest';
import { cookieMaxAge } from '#schemas/constants.ts';
import type { CommandContext } from '../command.ts';
import { createCookieJar } from '../cookie-jar.ts';
import { chooseCookies } from './choose-cookies.ts';

async function choose(choice: string) {
  const cookies = createCookieJar({});
  const result = await chooseCookies.run({ cookies } as unknown as CommandContext, { choice });
  const stored = cookies.changes.map(({ name, value, maxAge }) => [name, value, maxAge]);
  return { result, stored };
}

test.each(['all', 'necessary'])(
  'the choice %s closes the notice and is stored for the default time · NAV-21 CONST-21',
  async (choice) => {
    const { result, stored } = await choose(choice);
    expect(result).toMatchObject({ outcome: { session: { cookieChoice: choice } } });
    expect(stored).toEqual([['cookie_choice', choice, 2_592_000]]);
    expect(cookieMaxAge.default).toBe(2_592_000);
  },
);

test('anything else is refused, and no cookie is written', async () => {
  const { result, stored } = await choose('none');
  expect(result).toEqual({ ok: false, errors: [{ code: 'badRequest' }] });
  expect(stored).toEqual([]);
});
