import type { LoadContext } from '#runtime/block/types.ts';
import type { CountryChoice } from '#runtime/checkout/address-fields.tsx';
import { loadCountries } from '#runtime/checkout/load-countries.ts';
import type { Address } from '#schemas/entities/address.ts';
import { site } from '#schemas/site/site.ts';

export interface AddressBookData {
  readonly list: readonly Address[];
  /** All countries while an address is edited, otherwise those of the list. */
  readonly countries: readonly CountryChoice[];
  /** The address in the form: a new one, a stored one, or none. */
  readonly edited: Address | 'new' | null;
  /** Id of the address whose removal is to be confirmed. */
  readonly removed: number | null;
  /** The form's initial values. */
  readonly values: Readonly<Record<string, string>>;
}

export interface AddressSectionProps {
  readonly id: string;
  readonly book: AddressBookData;
}

export async function loadAddresses(context: LoadContext): Promise<AddressBookData | null> {
  const { api, url } = context;
  const [profile, countries] = await Promise.all([
    api.call('user.profile', {}),
    loadCountries(context),
  ]);
  if (!profile.ok || !countries.ok) return null;
  const list = profile.value.addresses;
  const find = (name: string) => list.find(({ id }) => `${id}` === url.searchParams.get(name));
  const edited = url.searchParams.get('address') === 'new' ? 'new' : (find('address') ?? null);
  const used = new Set(list.map(({ country }) => country));
  return {
    list,
    countries: edited ? countries.value : countries.value.filter(({ id }) => used.has(id)),
    edited,
    removed: find('removeAddress')?.id ?? null,
    values: edited ? valuesOf(context, edited, countries.value) : {},
  };
}

function valuesOf(
  { session }: LoadContext,
  edited: Address | 'new',
  countries: readonly CountryChoice[],
): Record<string, string> {
  if (edited === 'new') {
    const country = countries.some(({ iso }) => iso === site.country) ? site.country : '';
    const { firstName = '', lastName = '' } = session.user ?? {};
    return { firstName, lastName, country };
  }
  const country = countries.find(({ id }) => id === edited.country)?.iso ?? '';
  const texts = Object.entries(edited).filter(([, value]) => typeof value === 'string');
  return { ...Object.fromEntries(texts), country };
}
