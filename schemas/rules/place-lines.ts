import type { BuyerAddress } from '../entities/address.ts';
import { usualLines } from './usual-lines.ts';

type Place = Pick<BuyerAddress, 'street' | 'houseNumber' | 'zipCode' | 'city' | 'region'>;

/** Returns street and town as the lines of a postal address; empty when the buyer gave neither. */
export function placeLines(place: Place, lines = usualLines): string[] {
  const { street: S, houseNumber: H, zipCode: Z, city: C, region: R } = place;
  const values: Readonly<Record<string, string | null | undefined>> = { S, H, Z, C, R };
  return lines
    .split('|')
    .map((line) => tidy(line.replace(/[A-Z]/g, (part) => values[part] ?? '')))
    .filter((line) => line !== '');
}

/** Removes separators of parts that are empty. */
function tidy(line: string): string {
  return line.replace(/\s+/g, ' ').replace(/^[ ,]+|[ ,]+$/g, '');
}
