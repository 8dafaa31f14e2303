/** Differences from most pages: the captcha's provider, whether analytics is on, and the settings below. */
interface Others {
  readonly captcha?: string | undefined;
  readonly isCounted?: boolean | undefined;
  /** Whether the page runs WebAssembly. */
  readonly isCompiling?: boolean | undefined;
  /** Whether the page may send forms to the shop; default: true. */
  readonly sendsForms?: boolean | undefined;
}

/** Second source of the captcha's files, besides the folder of its calls. */
const captchaFiles = 'https://www.gstatic.com/recaptcha/';
const counter = 'https://www.googletagmanager.com';
/** Hosts that receive analytics data. */
const counts = `${counter} https://*.google-analytics.com https://*.analytics.google.com`;

/**
 * Returns a CSP that allows only the site's own files and no inline scripts; `others` are allowed one by one.
 */
export function pagePolicy(others: Others = {}): string {
  const { captcha, isCounted = false, isCompiling = false, sendsForms = true } = others;
  const also = (isNeeded: unknown, sources: string) => (isNeeded ? ` ${sources}` : '');
  return [
    "default-src 'self'",
    `script-src 'self'${also(isCompiling, "'wasm-unsafe-eval'")}${also(captcha, `${captcha} ${captchaFiles}`)}${also(isCounted, counter)}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${also(isCounted, counts)}`,
    "font-src 'self'",
    `connect-src 'self'${also(isCounted, counts)}`,
    "frame-ancestors 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(sendsForms ? [] : ['sandbox allow-scripts allow-same-origin']),
    ...(captcha ? [`frame-src 'self' ${captcha}`] : []),
  ].join('; ');
}

export const securityHeaders = {
  'content-security-policy': pagePolicy(),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
} as const;

export const strictTransport = 'max-age=31536000; includeSubDomains';
