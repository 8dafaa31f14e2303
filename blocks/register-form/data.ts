import { defineLoad } from '#runtime/block/types.ts';
import type { ConsentList } from '#runtime/checkout/consents.tsx';
import type { CaptchaSettings } from '#schemas/captcha.ts';
import { ok } from '#schemas/result.ts';
import type { model } from './model.ts';

export interface RegisterData {
  /** Null when they cannot be loaded (CONSENT-03). */
  readonly consents: ConsentList | null;
  /** Null when no captcha is needed. */
  readonly captcha: CaptchaSettings | null;
}

export const load = defineLoad<typeof model, RegisterData>(async ({ api, site }) => {
  const { captcha = null } = site;
  const found = await api.call('consent.filterForWeb', {
    forWeb: true,
    assigned_to: 'registerForm',
  });
  if (!found.ok) return ok({ consents: null, captcha });
  const consents = found.value.data.map(({ id, displayName, isRequired = false }) => {
    return { id, displayName, isRequired };
  });
  return ok({ consents, captcha });
});
