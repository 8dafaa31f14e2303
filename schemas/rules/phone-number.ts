import { site } from '../site/site.ts';
import examples from './phone-examples.json' with { type: 'json' };

const written = /^\+?[\p{Nd}\s()/.-]+$/u;

/** Whether a text may be a phone number: 6 to 15 digits (ITU-T E.164), with the usual separators. */
export function isPhoneNumber(input: string): boolean {
  const text = input.trim();
  // Matches digits of every script: Arabic has its own.
  const digits = text.replace(/\P{Nd}/gu, '').length;
  return written.test(text) && digits >= 6 && digits <= 15;
}

/**
 * Returns an example of a mobile number as people of this country write it, else as those of the site's
 * country.
 */
export function phoneExample(country: string): string {
  const known: Readonly<Record<string, string>> = examples;
  return known[country] ?? known[site.country] ?? '+1 201 555 0123';
}

/** Error for a text that is not a valid phone number; shows an example of this country. */
export const phoneError = (country: string) => ({
  code: 'phone' as const,
  params: { example: phoneExample(country) },
});
