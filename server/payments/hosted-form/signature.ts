import { createHmac, timingSafeEqual } from 'node:crypto';

export type SignedFields = Readonly<Record<string, string>>;

/** ms a message may be old, or ahead of this clock. */
const validity = 5 * 60_000;

/** Fields with the time and the signature over all of them: HMAC-SHA256, names in order, in hex. */
export function signFields(fields: SignedFields, secret: string, now: Date): SignedFields {
  const dated = { ...fields, timestamp: now.toISOString() };
  return { ...dated, signature: signatureOf(dated, secret) };
}

/** Whether the holder of the secret sent exactly these fields, a short time ago. */
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
