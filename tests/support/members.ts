import type { Actor } from '#server/api/handler.ts';
import { createAuthenticator } from '#server/services/account/authenticator.ts';
import type { TestShop } from './shop.ts';

export const password = 'lozinka-ana';

/** Returns the input of the call that registers a member with this address. */
export const registrationOf = (email: string, change: object = {}) => ({
  details: { firstName: 'Ana', lastName: 'Anić' },
  email,
  username: email,
  password,
  ...change,
});

/** Registers, logs in, and returns the context of calls by this user. */
export async function addMember(
  shop: TestShop,
  email: string,
  change?: object,
): Promise<{ actor: Actor }> {
  await shop.get('user.register', registrationOf(email, change));
  const { tokens } = await shop.get('auth.login', { username: email, password });
  const actor = await createAuthenticator(shop.deps)(tokens.accessToken);
  if (!actor) throw new Error('not logged in');
  return { actor };
}

/** Returns the token of the newest mail of a kind. */
export async function mailedToken(shop: TestShop, kind: string): Promise<string> {
  const row = await shop.database.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return String(row?.payload.token);
}

export const refusal = (code: string, field?: string) => ({
  ok: false,
  error: { code, ...(field && { field }) },
});
