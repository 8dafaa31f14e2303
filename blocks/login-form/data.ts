import { defineLoad } from '#runtime/block/types.ts';
import type { PageHead } from '#runtime/page/payload.ts';
import { ok } from '#schemas/result.ts';
import type { model } from './model.ts';

export interface LoginData {
  /** State of the link in a confirmation e-mail; null when the visitor did not follow one. */
  readonly verification:
    | { readonly state: 'waiting'; readonly token: string; readonly email: string }
    | { readonly state: 'confirmed' | 'invalid' }
    | null;
}

/** `?verificationToken=` shows the button that confirms a new account (AUTH-03). */
export const load = defineLoad<typeof model, LoginData>(async ({ api, url }) => {
  const token = url.searchParams.get('verificationToken');
  if (!token || token.length > 200) return ok({ verification: null });
  const found = await api.call('form.readConfirmation', { token });
  if (!found.ok || found.value.purpose !== 'account') {
    return ok({ verification: { state: 'invalid' } });
  }
  const { email, isConfirmed } = found.value;
  return ok({
    verification: isConfirmed ? { state: 'confirmed' } : { state: 'waiting', token, email },
  });
});

/** The page belongs to one e-mail, so it is not indexed. */
export function head({ verification }: LoginData): Partial<PageHead> {
  return verification ? { noindex: true, canonical: null } : {};
}
