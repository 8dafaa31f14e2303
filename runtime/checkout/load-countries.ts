import { ok, type Result } from '#schemas/result.ts';
import { addressFormat } from '#schemas/rules/address-format.ts';
import { usualLines } from '#schemas/rules/usual-lines.ts';
import type { LoadContext } from '../block/types.ts';
import type { CountryChoice } from './address-fields.tsx';

/** Sorted by name in the page's language. */
export async function loadCountries({
  api,
  language,
}: LoadContext): Promise<Result<CountryChoice[]>> {
  const found = await api.call('checkout.getAvailableCountries', {});
  if (!found.ok) return found;
  const { compare } = new Intl.Collator(language);
  const list = found.value.map(({ id, iso, name }) => ({ id, iso, name, ...formatOf(iso) }));
  return ok(list.toSorted((one, other) => compare(one.name, other.name)));
}

/** Most countries have the default address format, so pages omit it. */
function formatOf(iso: string): Pick<CountryChoice, 'format'> {
  const format = addressFormat(iso);
  const isUsual = format.lines === usualLines && !format.postcode && !format.regions;
  return isUsual ? {} : { format };
}
