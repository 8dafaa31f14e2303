import { defineLoad, type LoadContext } from '#runtime/block/types.ts';
import type { PageHead } from '#runtime/page/payload.ts';
import type { CaptchaSettings } from '#schemas/captcha.ts';
import { ok } from '#schemas/result.ts';
import type { model } from './model.ts';

export interface ForgotData {
  /** Token of the link in the email; null when the visitor did not follow one. */
  readonly token: string | null;
  /** Settings of the captcha; null when none is needed. */
  readonly captcha: CaptchaSettings | null;
}

export const load = defineLoad<typeof model, ForgotData>(async ({ url, site }) => {
  const token = url.searchParams.get('token');
  const { captcha = null } = site;
  return ok({ token: token && token.length <= 200 ? token : null, captcha });
});

/** The page of a mailed link has the title of its heading, and is not indexed. */
export function head({ token }: ForgotData, { t }: LoadContext): Partial<PageHead> {
  if (token === null) return {};
  return { title: t('forgot-password-form.newTitle'), noindex: true, canonical: null };
}
