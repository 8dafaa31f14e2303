import { fail } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';

/** No provider is configured, so there is nowhere to log in. */
export const socialOauth = (): Handler<'auth.socialOauth'> => async () => fail('notFound');

export const socialRedirectLogin = (): Handler<'auth.socialRedirectLogin'> => async () =>
  fail('notFound');
