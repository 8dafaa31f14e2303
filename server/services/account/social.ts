import { fail } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';

/** No provider is configured: a code of any is refused (ERR-13). */
export const socialOauth = (): Handler<'auth.socialOauth'> => async () => fail('INVALID_LOGIN');

/** There is nowhere to log in. */
export const socialRedirectLogin = (): Handler<'auth.socialRedirectLogin'> => async () =>
  fail('notFound');
