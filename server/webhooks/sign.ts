import { createHmac } from 'node:crypto';

/** Returns one signature per secret, newest first, in the format of Standard Webhooks. */
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
