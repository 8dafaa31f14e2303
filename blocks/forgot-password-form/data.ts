import { defineLoad } from '#runtime/block/types.ts';
import type { CaptchaSettings } from '#schemas/captcha.ts';
import { ok } from '#schemas/result.ts';
import type { model } from './model.ts';

export interface ForgotData {
  /** Token of the link in the e-mail; null when the visitor did not follow one. */
  readonly token: string | null;
  /** Settings of the captcha; null when none is needed. */
  readonly captcha: CaptchaSettings | null;
}

export const load = defineLoad<typeof model, ForgotData>(async ({ url, site }) => {
  const token = url.searchParams.get('token');
  const { captcha = null } = site;
  return ok({ token: token && token.length <= 200 ? token : null, captcha });
});
