import { createHmac, timingSafeEqual } from 'node:crypto';

export type SignedFields = Readonly<Record<string, string>>;

/** Maximum difference in ms between a message's time and this clock. */
const validity = 5 * 60_000;

/** Adds the time and a signature over all fields: HMAC-SHA256 in hex, names in order. */
export function signFields(fields: SignedFields, secret: string, now: Date): SignedFields {
  const dated = { ...fields, timestamp: now.toISOString() };
  return { ...dated, signature: signatureOf(dated, secret) };
}

/** Whether the holder of the secret sent exactly these fields within `validity`. */
export function isSigned(fields: SignedFields, secret: string, now: Date): boolean {
  const { signature = '', ...rest } = fields;
  const sent = Buffer.from(signature, 'hex');
  const due = Buffer.from(signatureOf(rest, secret), 'hex');
  if (sent.length !== due.length || !timingSafeEqual(sent, due)) return false;
  const age = now.getTime() - Date.parse(rest.timestamp ?? '');
  return Math.abs(age) <= validity;
}

function signatureOf(fields: SignedFields, secret: string): string {
  const text = Object.keys(fields)
    .sort()
    .map((name) => `${encodeURIComponent(name)}=${encodeURIComponent(fields[name] ?? '')}`)
    .join('&');
  return createHmac('sha256', secret).update(text).digest('hex');
}
