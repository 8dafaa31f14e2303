import type { AddressInput } from '#schemas/entities/address.ts';
import type { User } from '#schemas/entities/user.ts';
import { billingPrefix } from '../commands/checkout/address-rules.ts';
import type { FormValues } from '../store/forms.ts';
import type { SessionState, VisitorCart } from '../store/session.ts';
import type { CountryChoice } from './address-fields.tsx';

const fieldNames = [
  'firstName',
  'lastName',
  'contactEmail',
  'contactPhone',
  'city',
  'street',
  'houseNumber',
  'zipCode',
] as const;

type Known = Pick<AddressInput, (typeof fieldNames)[number] | 'country'>;

/**
 * What the address form starts with: the cart's addresses, else those of the account, else only who
 * is logged in. The server's country id becomes the form's ISO code (CHK-A-22).
 */
export function addressValues(
  session: Pick<SessionState, 'user'>,
  cart: Pick<VisitorCart, 'addresses' | 'guest'>,
  account: Pick<User, 'addresses'> | null,
  countries: readonly CountryChoice[],
): FormValues {
  const saved = cart.addresses.length > 0 ? cart.addresses : (account?.addresses ?? []);
  const main = saved.find(({ type }) => type === 'Main');
  const shipping = saved.find(({ type }) => type === 'Shipping') ?? main;
  const { user } = session;
  const person = {
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    contactEmail: user?.email ?? cart.guest?.email ?? '',
    country: countries.some(({ iso }) => iso === 'HR') ? 'HR' : '',
  };
  const differs = main !== undefined && shipping !== undefined && !isSamePlace(main, shipping);
  return {
    ...person,
    ...(shipping ? valuesOf(shipping, '', countries) : {}),
    [`${billingPrefix}country`]: person.country,
    ...(differs ? { ...valuesOf(main, billingPrefix, countries), differentBilling: '1' } : {}),
    ...(main?.companyName
      ? { isCompany: '1', companyName: main.companyName, companyOIB: main.companyOIB ?? '' }
      : {}),
  };
}

function valuesOf(address: Known, prefix: string, countries: readonly CountryChoice[]): FormValues {
  const iso = countries.find(({ id }) => id === address.country)?.iso ?? '';
  const texts = fieldNames.flatMap((name) => {
    const value = address[name];
    return value ? [[prefix + name, value] as const] : [];
  });
  return { ...Object.fromEntries(texts), [`${prefix}country`]: iso };
}

function isSamePlace(one: Known, other: Known): boolean {
  return one.country === other.country && fieldNames.every((name) => one[name] === other[name]);
}
