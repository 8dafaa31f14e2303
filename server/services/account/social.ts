import { fail } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';

/** No provider is configured, so every code is refused (ERR-13). */
export const socialOauth = (): Handler<'auth.socialOauth'> => async () => fail('INVALID_LOGIN');

/** There is no provider to redirect to. */
export const socialRedirectLogin = (): Handler<'auth.socialRedirectLogin'> => async () =>
  fail('notFound');
