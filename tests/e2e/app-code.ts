import { Secret, TOTP } from 'otpauth';

const step = 30_000;

/** A code of an authenticator app, `ahead` steps from now: each counts once, and neighbours count too. */
export const codeOf = (secret: string, ahead: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + ahead * step,
  });
