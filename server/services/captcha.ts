import type { EndpointInput } from '#schemas/api/contract.ts';
import type { Form } from '#schemas/entities/form.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext } from '../api/handler.ts';
import type { ServiceDependencies } from './dependencies.ts';

type Dependencies = Pick<ServiceDependencies, 'captcha'>;
type CaptchaInput = Pick<EndpointInput<'contact.contactAdmin'>, 'captchaKey' | 'captchaResponse'>;
type Caller = Pick<CallContext, 'client' | 'actor'>;

/** Checks the captcha of the site's own forms, if one is configured. Back-office users skip it. */
export async function checkCaptcha(
  { captcha }: Dependencies,
  { captchaKey, captchaResponse }: CaptchaInput,
  action: string,
  { client, actor }: Caller,
): Promise<Result<null>> {
  if (!captcha || actor.kind === 'backoffice') return ok(null);
  if (!captchaResponse || (captchaKey && captchaKey !== captcha.key)) return fail('captchaFailed');
  return captcha.check(captchaResponse, action, client);
}

/**
 * Checks the captcha of a CMS form that requires one. If the site has no matching captcha, the form accepts
 * nothing.
 */
export async function checkFormCaptcha(
  deps: Dependencies,
  { captcha: requested, key: formKey }: Pick<Form, 'captcha' | 'key'>,
  captcha: CaptchaInput,
  caller: Caller,
): Promise<Result<null>> {
  if (!requested) return ok(null);
  if (!requested.key) return fail('captchaKeyMissing');
  if (requested.version !== 2 && requested.version !== 3) return fail('captchaVersionMissing');
  if (!captcha.captchaResponse) return fail('required', { field: 'captcha' });
  if (deps.captcha?.key !== requested.key) return fail('captchaFailed');
  return checkCaptcha(deps, captcha, formKey, caller);
}
