import type { BuyerAddress } from '../entities/address.ts';
import { placeLines } from './place-lines.ts';
import { type Regions, regionsOf } from './regions.ts';
import { usualLines } from './usual-lines.ts';

/** Address format of a country. */
export interface AddressFormat {
  /** Lines divided by `|`. H is the house number, S street, C city, R region, Z postcode. */
  readonly lines: string;
  /** Local name of the postcode; missing for "postcode". */
  readonly postcode?: 'zip' | 'cap' | 'eircode' | undefined;
  /** Missing where addresses need no region. */
  readonly regions?: Regions | undefined;
}

/** From the data of libaddressinput (Google), which has no house numbers, and the UPU's examples. */
const lines: Readonly<Record<string, string>> = {
  AU: 'H S|C R Z',
  CA: 'H S|C R Z',
  FR: 'H S|Z C',
  GB: 'H S|C|Z',
  HU: 'C|S H|Z',
  IE: 'H S|C|Z',
  JP: 'S H|C, R|Z',
  LU: 'H S|Z C',
  LV: 'S H|C, Z',
  MC: 'H S|Z C',
  MT: 'H S|C Z',
  NZ: 'H S|C Z',
  US: 'H S|C, R Z',
};

const postcodes: Readonly<Record<string, NonNullable<AddressFormat['postcode']>>> = {
  IE: 'eircode',
  IT: 'cap',
  US: 'zip',
};

/** Returns how a country writes addresses; most write street and number, then postcode and town. */
export function addressFormat(country: string): AddressFormat {
  const postcode = postcodes[country];
  const regions = regionsOf(country);
  return {
    lines: lines[country] ?? usualLines,
    ...(postcode && { postcode }),
    ...(regions && { regions }),
  };
}

/** Returns street and town as the lines of a postal address in a country. */
export function postalLines(place: Parameters<typeof placeLines>[0], country: string): string[] {
  return placeLines(place, addressFormat(country).lines);
}

/** Returns why a region does not fit its country: required but empty, or not one of its regions; else null. */
export function regionError(
  region: BuyerAddress['region'],
  country: string,
): 'required' | 'invalidValue' | null {
  const regions = regionsOf(country);
  if (!regions) return null;
  if (!region) return 'required';
  return regions.list.some(([code]) => code === region) ? null : 'invalidValue';
}
