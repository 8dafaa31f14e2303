import { defineLoad } from '#runtime/block/types.ts';
import type { ConsentList } from '#runtime/checkout/consents.tsx';
import { loadConsents } from '#runtime/checkout/load-consents.ts';
import type { CaptchaSettings } from '#schemas/captcha.ts';
import type { Form } from '#schemas/entities/form.ts';
import { fail, ok } from '#schemas/result.ts';
import type { model } from './model.ts';

export interface FormData {
  readonly form: Omit<Form, 'captcha'>;
  /** Consents of the form; null when they cannot be loaded (CONSENT-03). */
  readonly consents: ConsentList | null;
  /** Settings of the captcha; null when the form needs none. */
  readonly captcha: CaptchaSettings | null;
  /** Time of rendering in ms since 1970, because programs submit forms immediately. */
  readonly openedAt: number;
}

export const load = defineLoad<typeof model, FormData>(async (context, options) => {
  if (options.form === '') return fail('notFound');
  const found = await context.api.call('form.get', { id: options.form });
  if (!found.ok) return found;
  const { captcha, ...form } = found.value;
  return ok({
    form,
    consents: form.formType ? await loadConsents(context, form.formType) : [],
    captcha: captcha ? (context.site.captcha ?? null) : null,
    openedAt: Date.now(),
  });
});
