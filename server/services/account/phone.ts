import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { LRUCache } from 'lru-cache';
import type { ShownAddress } from '#schemas/entities/address.ts';
import { isPhoneNumber } from '#schemas/rules/phone-number.ts';
import { site } from '#schemas/site/site.ts';

/** Returns the E.164 form of a number in national or international writing; null if it has a wrong length. */
export function readPhone(written: string, country: string | null): string | null {
  if (!isPhoneNumber(written)) return null;
  const number = parsePhoneNumberFromString(written, codeOf(country ?? site.country));
  return number?.isPossible() ? number.number : null;
}

/** Formats a stored number: as people of the country write it if it is theirs, else with its country code. */
export function shownPhone(stored: string, country: string | null = null): string {
  const number = stored.startsWith('+') ? parsePhoneNumberFromString(stored) : undefined;
  if (!number) return stored;
  return number.country === country ? number.formatNational() : number.formatInternational();
}

type WithPhone = Pick<ShownAddress, 'contactPhone' | 'nationalPhone'>;

/** The address with its phone number as people anywhere read it, and as those of its country write it. */
export function withShownPhone<A extends WithPhone>(address: A): A {
  const { contactPhone } = address;
  if (!contactPhone) return address;
  const known = shown.get(contactPhone) ?? readShown(contactPhone);
  shown.set(contactPhone, known);
  return { ...address, ...known };
}

/** Every response of a cart formats the same two numbers. */
const shown = new LRUCache<string, WithPhone>({ max: 500 });

function readShown(stored: string): WithPhone {
  const number = parsePhoneNumberFromString(stored);
  if (!number) return {};
  const { country } = number;
  return {
    contactPhone: number.formatInternational(),
    ...(country && { nationalPhone: { country, text: number.formatNational() } }),
  };
}

function codeOf(country: string): { readonly defaultCountry?: CountryCode } {
  return isSupportedCountry(country) ? { defaultCountry: country } : {};
}
