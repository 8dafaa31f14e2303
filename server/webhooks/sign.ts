import { createHmac } from 'node:crypto';

/** One signature for each secret, newest first, as Standard Webhooks writes them. */
export function signatures(
  secrets: readonly Buffer[],
  key: string,
  seconds: number,
  body: string,
): string {
  return secrets
    .map((secret) => createHmac('sha256', secret).update(`${key}.${seconds}.${body}`))
    .map((hmac) => `v1,${hmac.digest('base64')}`)
    .join(' ');
}
