import { Secret, TOTP } from 'otpauth';

const period = 30;
/** Steps before and after this one that count, because clocks differ. */
const window = 1;

const totpOf = (secret: Buffer, issuer = '', label = ''): TOTP =>
  new TOTP({
    issuer,
    label,
    period,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
  });

/** Returns the step that a code belongs to; null for a wrong one. */
export function stepOf(secret: Buffer, token: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token, timestamp, window });
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta;
}

/** Returns the data that an authenticator app reads: a URI for its camera, and the secret to type. */
export function invitation(secret: Buffer, issuer: string, email: string) {
  const totp = totpOf(secret, issuer, email);
  return { uri: totp.toString(), secret: totp.secret.base32 };
}
