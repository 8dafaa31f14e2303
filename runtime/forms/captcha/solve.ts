import type { CaptchaSettings } from '#schemas/captcha.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { type CaptchaProvider, loadProvider } from './provider.ts';

/** Timeouts in ms: of the script, and of an invisible check. */
const scriptTimeout = 10_000;
const silentTimeout = 20_000;

/**
 * Requests a response from the provider that the shop's server can verify. The provider may render into
 * `box`.
 */
export async function solveCaptcha(
  settings: CaptchaSettings,
  action: string,
  box: HTMLElement,
): Promise<Result<string>> {
  const provider = await prepareCaptcha(settings);
  if (!provider.ok) return provider;
  try {
    const { key, version } = settings;
    const response =
      version === 3
        ? await inTime(provider.value.execute(key, { action }))
        : await request(provider.value, settings, box);
    return response ? ok(response) : fail('captchaFailed');
  } catch {
    return fail('captchaFailed');
  }
}

/** Fetches the provider's script before the form is sent. */
export async function prepareCaptcha({
  key,
  version,
  provider,
}: CaptchaSettings): Promise<Result<CaptchaProvider>> {
  if (!key) return fail('captchaKeyMissing');
  if (version !== 2 && version !== 3) return fail('captchaVersionMissing');
  const render = version === 3 ? encodeURIComponent(key) : 'explicit';
  try {
    return ok(await loadProvider(`${provider}api.js?render=${render}`, scriptTimeout));
  } catch {
    return fail('captchaNotLoaded');
  }
}

/** A widget responds once, so each attempt has its own. Visible challenges have no timeout. */
function request(
  provider: CaptchaProvider,
  { key: sitekey, size }: CaptchaSettings,
  box: HTMLElement,
): Promise<string> {
  return new Promise((callback, reject) => {
    const place = document.createElement('div');
    box.replaceChildren(place);
    const refuse = () => reject(new Error('The captcha could not be run.'));
    const options = { sitekey, size, callback, 'error-callback': refuse };
    const widget = provider.render(place, options);
    if (size === 'invisible') void provider.execute(widget);
  });
}

async function inTime(work: PromiseLike<string> | undefined): Promise<string | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, silentTimeout));
  return Promise.race([work, late]);
}
