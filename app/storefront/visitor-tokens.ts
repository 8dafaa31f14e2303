import { clearTokens, saveTokens } from '#runtime/commands/account/tokens.ts';
import type { CookieJar } from '#runtime/commands/cookie-jar.ts';
import type { EndpointOutput } from '#schemas/api/contract.ts';
import type { Result } from '#schemas/result.ts';
import type { Actor } from '#server/api/handler.ts';

type Authenticate = (accessToken: string | undefined) => Promise<Actor | null>;
export type Renew = (refreshToken: string) => Promise<Result<EndpointOutput<'auth.refresh'>>>;

/**
 * Returns the user of the visitor's cookies; null if anonymous. Renews an expired access token with the
 * refresh token; a failed renewal logs out (AUTH-17, AUTH-19).
 */
export async function refreshedToken(
  cookies: CookieJar,
  renew: Renew,
  authenticate: Authenticate,
): Promise<Actor | null> {
  const accessToken = cookies.get('at');
  const known = accessToken === null ? null : await authenticate(accessToken);
  if (known && known.kind !== 'anonymous') return known;
  const refreshToken = cookies.get('rt');
  if (refreshToken === null) return null;
  const renewed = await renew(refreshToken);
  if (!renewed.ok) {
    clearTokens(cookies);
    return null;
  }
  saveTokens(cookies, renewed.value.tokens);
  return authenticate(renewed.value.tokens.accessToken);
}
