import { fail, ok, type Result } from '#schemas/result.ts';

/** Who tells people from programs. */
export interface Captcha {
  /** Key of the site at the provider, as browsers know it. */
  readonly key: string;
  /** Fails unless the provider says that a person solved it, for this site and this form. */
  readonly check: (response: string, action: string, client: string) => Promise<Result<null>>;
}

export interface CaptchaContract {
  readonly key: string;
  readonly secret: string;
  readonly version: 2 | 3;
  /** Address of the provider's files and calls, with a slash at the end. */
  readonly provider: string;
  /** Host that visitors know the site by. */
  readonly host: string;
}

/** ms that a visitor waits for the provider at most. */
const patience = 3000;
/** Version 3 answers how likely it is a person, 0 to 1; the provider's own advice. */
const leastScore = 0.5;

interface Verdict {
  readonly success?: unknown;
  readonly hostname?: unknown;
  readonly action?: unknown;
  readonly score?: unknown;
}

/**
 * Asks `{provider}api/siteverify` (form fields `secret`, `response`, `remoteip`; answers JSON with
 * `success`, `hostname`, and `action` and `score` in version 3). Without a good answer nobody passes.
 */
export function createCaptcha({ key, secret, version, provider, host }: CaptchaContract): Captcha {
  const isGood = ({ success, hostname, action, score }: Verdict, asked: string) =>
    success === true &&
    hostname === host &&
    (version === 2 || (action === asked && typeof score === 'number' && score >= leastScore));
  return {
    key,
    async check(token, action, client) {
      try {
        const response = await fetch(new URL('api/siteverify', provider), {
          method: 'POST',
          body: new URLSearchParams({ secret, response: token, remoteip: client }),
          signal: AbortSignal.timeout(patience),
          redirect: 'error',
        });
        const verdict = response.ok ? ((await response.json()) as Verdict | null) : null;
        return verdict && isGood(verdict, action) ? ok(null) : fail('captchaFailed');
      } catch {
        return fail('captchaFailed');
      }
    },
  };
}
