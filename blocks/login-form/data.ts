import { defineLoad } from '#runtime/block/types.ts';
import { ok } from '#schemas/result.ts';
import type { model } from './model.ts';

export interface LoginData {
  /** What became of the link in a confirmation mail; null when the visitor did not come by one. */
  readonly verified: boolean | null;
}

/** `?verificationToken=` confirms the e-mail of a new account (AUTH-03). */
export const load = defineLoad<typeof model, LoginData>(async ({ api, url }) => {
  const token = url.searchParams.get('verificationToken');
  if (!token || token.length > 200) return ok({ verified: null });
  const verified = await api.call('user.verify', { token });
  return ok({ verified: verified.ok });
});
