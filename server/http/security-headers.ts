/** Nothing but the site's own files runs, and no inline script exists; `more` are directives. */
const policyWith = (script: string, more: readonly string[] = []) =>
  [
    "default-src 'self'",
    `script-src 'self'${script}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-ancestors 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    ...more,
  ].join('; ');

/** Where its own script gets files from, beside the folder of its calls. */
const captchaFiles = 'https://www.gstatic.com/recaptcha/';

/** The policy of pages with a captcha, and of no others; `provider` is its address. */
export function captchaPolicy(provider: string): string {
  return policyWith(` ${provider} ${captchaFiles}`, [`frame-src 'self' ${provider}`]);
}

export const securityHeaders = {
  'content-security-policy': policyWith(''),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
} as const;

export const strictTransport = 'max-age=31536000; includeSubDomains';
