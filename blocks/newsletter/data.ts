import { defineLoad } from '#runtime/block/types.ts';
import type { ConsentList } from '#runtime/checkout/consents.tsx';
import { loadConsents } from '#runtime/checkout/load-consents.ts';
import type { CaptchaSettings } from '#schemas/captcha.ts';
import { ok } from '#schemas/result.ts';
import type { model } from './model.ts';

export interface NewsletterData {
  /** Consents of the form; null when they cannot be loaded (CONSENT-03). */
  readonly consents: ConsentList | null;
  /** Settings of the captcha; null when none is needed. */
  readonly captcha: CaptchaSettings | null;
}

export const load = defineLoad<typeof model, NewsletterData>(async (context) => {
  const consents = await loadConsents(context, 'newsletter');
  return ok({ consents, captcha: context.site.captcha ?? null });
});
