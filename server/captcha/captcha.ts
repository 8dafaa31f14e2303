import { fail, ok, type Result } from '#schemas/result.ts';

/** Distinguishes users from bots. */
export interface Captcha {
  /** Public site key at the provider. */
  readonly key: string;
  /** Fails unless the provider confirms that a person solved it for this site and form. */
  readonly check: (response: string, action: string, client: string) => Promise<Result<null>>;
}

export interface CaptchaContract {
  readonly key: string;
  readonly secret: string;
  readonly version: 2 | 3;
  /** URL of the provider's files and calls, with a trailing slash. */
  readonly provider: string;
  /** Host name of the site. */
  readonly host: string;
}

/** Maximum ms that a visitor waits for the provider. */
const timeout = 3000;
/** Version 3 returns a probability of a person from 0 to 1; the provider recommends this minimum. */
const leastScore = 0.5;

interface SiteVerification {
  readonly success?: unknown;
  readonly hostname?: unknown;
  readonly action?: unknown;
  readonly score?: unknown;
}

/**
 * Calls `{provider}api/siteverify` with the form fields `secret`, `response` and `remoteip`. It returns JSON
 * with `success` and `hostname`, in version 3 also `action` and `score`. Without a valid response no check
 * passes.
 */
export function createCaptcha({ key, secret, version, provider, host }: CaptchaContract): Captcha {
  const isGood = ({ success, hostname, action, score }: SiteVerification, requested: string) =>
    success === true &&
    hostname === host &&
    (version === 2 || (action === requested && typeof score === 'number' && score >= leastScore));
  return {
    key,
    async check(token, action, client) {
      try {
        const response = await fetch(new URL('api/siteverify', provider), {
          method: 'POST',
          body: new URLSearchParams({ secret, response: token, remoteip: client }),
          signal: AbortSignal.timeout(timeout),
          redirect: 'error',
        });
        const verification = response.ok
          ? ((await response.json()) as SiteVerification | null)
          : null;
        return verification && isGood(verification, action) ? ok(null) : fail('captchaFailed');
      } catch {
        return fail('captchaFailed');
      }
    },
  };
}
