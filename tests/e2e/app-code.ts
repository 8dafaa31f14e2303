import { Secret, TOTP } from 'otpauth';

const step = 30_000;

/** Returns a code `ahead` time steps from now. Codes of neighbouring steps count too, each once. */
export const codeOf = (secret: string, ahead: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + ahead * step,
  });
