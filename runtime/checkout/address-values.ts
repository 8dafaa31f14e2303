import type { Address, BuyerAddress } from '#schemas/entities/address.ts';
import type { User } from '#schemas/entities/user.ts';
import { site } from '#schemas/site/site.ts';
import { billingPrefix, bookField } from '../commands/checkout/address-names.ts';
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
  'region',
] as const;

type Known = Pick<BuyerAddress, (typeof fieldNames)[number] | 'country'>;

/** Address book entries named by the page's URL: an id, `new`, or null. */
export interface ChosenEntries {
  readonly address: string | null;
  readonly billing: string | null;
}

export const newEntry = 'new';
const nothingChosen: ChosenEntries = { address: null, billing: null };

/**
 * Returns the initial values of the address form: a selected address book entry, else the cart's addresses,
 * else those of the account, else only the user's own data. Converts the server's country id to the form's
 * ISO code (CHK-A-22).
 */
export function addressValues(
  session: Pick<SessionState, 'user'>,
  cart: Pick<VisitorCart, 'addresses' | 'guest' | 'digitalOnly'>,
  account: Pick<User, 'addresses'> | null,
  countries: readonly CountryChoice[],
  chosen: ChosenEntries = nothingChosen,
): FormValues {
  const book = account?.addresses ?? [];
  const saved = cart.addresses.length > 0 ? cart.addresses : book;
  const preferred = saved === book ? preferredOf(book) : {};
  const main = preferred.main ?? saved.find(({ type }) => type === 'Main');
  const receiver = preferred.receiver ?? saved.find(({ type }) => type === 'Shipping');
  const shipping = cart.digitalOnly ? (main ?? receiver) : (receiver ?? main);
  const { user } = session;
  const person = {
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    contactEmail: user?.email ?? cart.guest?.email ?? '',
    country: countries.some(({ iso }) => iso === site.country) ? site.country : '',
  };
  const differs =
    chosen.billing !== null ||
    (main !== undefined && shipping !== undefined && !isSameLocation(main, shipping));
  const filled = (entry: string | null, prefix: string, otherwise: Known | undefined) =>
    valuesOf(entry === null ? otherwise : book.find(({ id }) => `${id}` === entry), prefix, {
      book,
      countries,
    });
  return {
    ...person,
    ...filled(chosen.address, '', shipping),
    [`${billingPrefix}country`]: person.country,
    ...(differs ? { ...filled(chosen.billing, billingPrefix, main), differentBilling: '1' } : {}),
    ...(wantsInvoice(cart, main, chosen) ? { invoice: '1' } : {}),
    ...(main?.companyName
      ? { isCompany: '1', companyName: main.companyName, companyOIB: main.companyOIB ?? '' }
      : {}),
  };
}

/** The customer's defaults: an address for delivery only is that of the invoice too. */
function preferredOf(book: readonly Address[]): { main?: Address; receiver?: Address } {
  const receiver = book.find(({ isDefaultDelivery }) => isDefaultDelivery);
  const main = book.find(({ isDefaultInvoice }) => isDefaultInvoice) ?? receiver;
  return { ...(main && { main }), ...(receiver && { receiver }) };
}

/** Whether an invoice address was requested before, or is required for a company. */
function wantsInvoice(
  { addresses }: Pick<VisitorCart, 'addresses'>,
  main: (Known & Pick<BuyerAddress, 'companyName'>) | undefined,
  { address }: ChosenEntries,
): boolean {
  return address !== null || Boolean(main?.companyName) || addresses.some(({ street }) => street);
}

interface Lists {
  readonly book: readonly Address[];
  readonly countries: readonly CountryChoice[];
}

function valuesOf(
  address: Known | undefined,
  prefix: string,
  { book, countries }: Lists,
): FormValues {
  if (!address) return {};
  const iso = countries.find(({ id }) => id === address.country)?.iso ?? '';
  const entry = book.find((one) => isSameLocation(one, address));
  const texts = fieldNames.flatMap((name) => {
    const value = address[name];
    return value ? [[prefix + name, value] as const] : [];
  });
  return {
    ...Object.fromEntries(texts),
    ...(address.country === undefined ? {} : { [`${prefix}country`]: iso }),
    ...(entry ? { [prefix + bookField]: `${entry.id}` } : {}),
  };
}

function isSameLocation(one: Known, other: Known): boolean {
  return (
    one.country === other.country &&
    fieldNames.every((name) => (one[name] ?? '') === (other[name] ?? ''))
  );
}
