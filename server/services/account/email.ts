import { isEmail } from '#schemas/rules/email-shape.ts';

/** Returns one plain address without surrounding spaces, or null. */
export function readEmail(input: string): string | null {
  const email = input.normalize('NFC').trim();
  return isEmail(email) ? email : null;
}
