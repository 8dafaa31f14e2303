import type { AddressField } from '#schemas/constants.ts';
import type { BuyerAddress } from '#schemas/entities/address.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { ApiClient } from '../../api/client.ts';
import { type FormValues, fieldValue } from '../../store/forms.ts';

/** The server's ids of countries by ISO code, which forms use. */
export async function countryIds(api: ApiClient): Promise<Result<ReadonlyMap<string, number>>> {
  const commons = await api.call('master.commons', { type: 'countries' });
  if (!commons.ok) return commons;
  return ok(new Map((commons.value.countries ?? []).map(({ iso, id }) => [iso, id])));
}

interface FormAddress {
  readonly fields: readonly AddressField[];
  readonly prefix: string;
  readonly type: BuyerAddress['type'];
  readonly countries: ReadonlyMap<string, number>;
}

/** Reads an address from fields whose names start with `prefix`. */
export function readFormAddress(
  values: FormValues,
  { fields, prefix, type, countries }: FormAddress,
): Result<BuyerAddress> {
  const texts = textsOf(values, fields, prefix);
  if (!fields.includes('country')) return ok({ type, ...texts });
  const country = countries.get(fieldValue(values, `${prefix}country`).trim());
  if (country === undefined) return fail('countryNotAllowed', { field: `${prefix}country` });
  return ok({ type, ...texts, country });
}

type Texts = Omit<BuyerAddress, 'type' | 'country'>;

function textsOf(values: FormValues, fields: readonly AddressField[], prefix: string): Texts {
  const text = (name: string) =>
    fieldValue(values, prefix + name)
      .trim()
      .normalize('NFC');
  const others = fields.filter((name) => name !== 'country');
  const region = fields.includes('country') ? text('region') : '';
  return {
    ...Object.fromEntries(others.map((name) => [name, text(name)])),
    ...(region && { region }),
    firstName: text('firstName'),
    lastName: text('lastName'),
  };
}
