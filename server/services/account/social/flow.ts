import type { Kysely } from 'kysely';
import { defaultLanguage } from '#schemas/languages.ts';
import { isSitePath } from '#schemas/rules/site-path.ts';
import type { Database } from '../../../db/schema.ts';
import type { LoginSecrets, SocialProvider } from '../../../social/provider.ts';
import type { ServiceDependencies } from '../../dependencies.ts';
import { createToken, hashToken } from '../refresh-token.ts';

/** Purpose of a login at a provider. */
export interface Flow {
  readonly provider: string;
  /** Page of the shop to return to; null for none. */
  readonly redirect: string | null;
  /** Account that the provider is linked to; null for a login. */
  readonly userId: number | null;
}

const kind = 'socialLogin';
const minutes = 60_000;
/** Maximum ms that a visitor may spend at the provider. */
const life = 10 * minutes;

export const createSecrets = (): LoginSecrets => ({
  state: createToken(),
  nonce: createToken(),
  verifier: createToken(),
});

export async function saveFlow(
  db: Kysely<Database>,
  { provider, redirect, userId }: Flow,
  { state, nonce, verifier }: LoginSecrets,
  now: Date,
): Promise<void> {
  const isInside = redirect !== null && isSitePath(redirect);
  await db
    .insertInto('tokens')
    .values({
      hash: hashToken(state),
      kind,
      user_id: userId,
      payload: JSON.stringify({ provider, nonce, verifier, redirect: isInside ? redirect : null }),
      expires_at: new Date(now.getTime() + life).toISOString(),
    })
    .execute();
}

/** Returns a flow once; null for one that is unknown, used, expired or of another account. */
export async function takeFlow(
  db: Kysely<Database>,
  { provider, state }: { readonly provider: string; readonly state: string },
  userId: number | null,
  now: Date,
): Promise<{ readonly secrets: LoginSecrets; readonly redirect: string | null } | null> {
  const hash = hashToken(state);
  const found = await db
    .deleteFrom('tokens')
    .where('hash', '=', hash)
    .where('kind', '=', kind)
    .where('expires_at', '>', now.toISOString())
    .returning(['user_id', 'payload'])
    .executeTakeFirst();
  if (!found || found.user_id !== userId || found.payload['provider'] !== provider) return null;
  const { nonce, verifier, redirect } = found.payload;
  return {
    secrets: { state, nonce: String(nonce), verifier: String(verifier) },
    redirect: typeof redirect === 'string' ? redirect : null,
  };
}

export function findProvider({ social = [] }: ServiceDependencies, key: string | undefined) {
  return social.find((provider: SocialProvider) => provider.key === key) ?? null;
}

/** Returns the only return address that is registered at the providers. */
export function returnUrl({ publicUrl, screens }: ServiceDependencies): URL {
  const path = screens?.targetHref(defaultLanguage, 'screen:social-login') ?? '/social-login';
  return new URL(path, publicUrl);
}
