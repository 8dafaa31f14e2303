import type { PayView } from './pay-view.ts';

/**
 * The content security policy of the payment page: only the shop's files and what this payment's provider
 * needs. No other host may run scripts, be requested, framed or sent to (RELIABILITY, headers).
 */
export function payPolicy({ flow, origins, sources }: PayView, nonce: string): string {
  const provider = flow.kind === 'paypal' ? ` ${sources.join(' ')}` : '';
  const script = flow.kind === 'paypal' ? ` 'nonce-${nonce}'${provider}` : '';
  const to = flow.kind === 'broken' ? '' : ` ${origins.join(' ')}`;
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

/** The provider of this payment may also use the browser's wallets. */
export function payPermissions({ origins }: PayView): string {
  const places = origins.map((origin) => ` "${origin}"`).join('');
  return `camera=(), microphone=(), geolocation=(), payment=(self${places})`;
}
