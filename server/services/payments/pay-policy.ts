import type { PayView } from './pay-view.ts';

/**
 * The payment page has a policy of its own: the shop's files, and what the provider of this payment
 * needs. Nothing of any other host runs, is asked, framed or sent to (RELIABILITY, headers).
 */
export function payPolicy({ way, origins, sources }: PayView, nonce: string): string {
  const provider = way.kind === 'paypal' ? ` ${sources.join(' ')}` : '';
  const script = way.kind === 'paypal' ? ` 'nonce-${nonce}'${provider}` : '';
  const to = way.kind === 'broken' ? '' : ` ${origins.join(' ')}`;
  return [
    "default-src 'none'",
    `script-src 'self'${script}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${provider}`,
    "font-src 'self'",
    `connect-src 'self'${provider}`,
    `frame-src ${provider.trim() || "'none'"}`,
    `form-action 'self'${to}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** Wallets of the browser are for the provider of this payment too. */
export function payPermissions({ origins }: PayView): string {
  const places = origins.map((origin) => ` "${origin}"`).join('');
  return `camera=(), microphone=(), geolocation=(), payment=(self${places})`;
}
