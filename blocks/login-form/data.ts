import { defineLoad, type LoadContext } from '#runtime/block/types.ts';
import { codeParameter } from '#runtime/commands/account/code-parameter.ts';
import type { PageHead } from '#runtime/page/payload.ts';
import { fetchSocialProviders, type SocialProvider } from '#runtime/product/social-providers.ts';
import type { CaptchaSettings } from '#schemas/captcha.ts';
import { ok } from '#schemas/result.ts';
import type { model } from './model.ts';

export interface LoginData {
  /** State of the link in a confirmation email; null when the visitor did not follow one. */
  readonly verification:
    | { readonly state: 'waiting'; readonly token: string; readonly email: string }
    | { readonly state: 'confirmed' | 'invalid' }
    | null;
  /** State of a login link; null when the visitor did not follow one. */
  readonly link:
    | { readonly state: 'waiting'; readonly token: string; readonly email: string }
    | { readonly state: 'invalid' }
    | null;
  /** Whether a member of staff gave the right password and still has to enter a code. */
  readonly asksForCode: boolean;
  readonly captcha: CaptchaSettings | null;
  readonly providers: readonly SocialProvider[];
}

/** `?verificationToken=` shows the button that confirms a new account (AUTH-03). */
export const load = defineLoad<typeof model, LoginData>(async (context) => {
  const [verification, link, providers] = await Promise.all([
    readVerification(context),
    readLoginLink(context),
    fetchSocialProviders(context),
  ]);
  const { captcha = null } = context.site;
  const asksForCode = context.url.searchParams.has(codeParameter);
  return ok({ verification, link, asksForCode, captcha, providers });
});

async function readVerification({ api, url }: LoadContext): Promise<LoginData['verification']> {
  const token = url.searchParams.get('verificationToken');
  if (!token || token.length > 200) return null;
  const found = await api.call('form.readConfirmation', { token });
  if (!found.ok || found.value.purpose !== 'account') return { state: 'invalid' };
  const { email, isConfirmed } = found.value;
  return isConfirmed ? { state: 'confirmed' } : { state: 'waiting', token, email };
}

/** `?loginToken=` shows the button that logs in. */
async function readLoginLink({ api, url }: LoadContext): Promise<LoginData['link']> {
  const token = url.searchParams.get('loginToken');
  if (!token || token.length > 200) return null;
  const found = await api.call('form.readConfirmation', { token });
  const isOpen = found.ok && found.value.purpose === 'login' && !found.value.isConfirmed;
  return isOpen ? { state: 'waiting', token, email: found.value.email } : { state: 'invalid' };
}

/** The page belongs to one email, so it is not indexed. */
export function head({
  verification,
  link,
}: Pick<LoginData, 'verification' | 'link'>): Partial<PageHead> {
  return verification || link ? { noindex: true, canonical: null } : {};
}
