import { type AddressField, cookieMaxAge } from '#schemas/constants.ts';
import type { BuyerAddress, NeededFields } from '#schemas/entities/address.ts';
import { type LoadedRules, loadRules } from '#schemas/markets/load-rules.ts';
import { ok, type Result } from '#schemas/result.ts';
import { checkFields, type Rules } from '../../forms/rules.ts';
import { type FormValues, fieldValue } from '../../store/forms.ts';
import { cartFailure } from '../cart/cart-outcome.ts';
import { withCart } from '../cart/with-cart.ts';
import { type CommandContext, refuse } from '../command.ts';
import { saveInBook } from './address-book.ts';
import { billingPrefix } from './address-names.ts';
import { addressRules, companyRules } from './address-rules.ts';
import { logConsents, missingConsents } from './consents.ts';
import { countryIds, readFormAddress } from './form-address.ts';
import { guestCookie } from './guest-cookie.ts';
import { afterAddress } from './next-step.ts';

/** Step one: delivery and billing address. The cart identifies a guest from now on (CHK-06, CHK-A-24). */
export const saveAddress = withCart('checkout.address', async (context, session, values) => {
  const { cart: shown } = context.session;
  if (!shown) return cartFailure(context, { code: 'cartNotFound' });
  const wanted = readWishes(values, shown.addressFields);
  const { taxNumberOf } = await loadRules();
  const errors = checkFields(values, rulesFor(values, wanted, taxNumberOf));
  const consents = await missingConsents(context, 'addressForm', values);
  if (!consents.ok) return refuse(consents.error);
  errors.push(...consents.value);
  // The form may have been rendered for an earlier content of the cart.
  if (errors.length > 0) return { ...refuse(...errors), outcome: { session: { cart: shown } } };
  const addresses = await readAddresses(context, values, wanted);
  if (!addresses.ok) return refuse(addresses.error);
  const [shipping, main] = addresses.value;
  const isOther = wanted.differs || wanted.isCompany;
  const booked = await saveInBook(context, values, isOther ? [shipping, main] : [shipping]);
  if (!booked.ok) return refuse(booked.error);
  const email = fieldValue(values, 'contactEmail').trim();
  const saved = await context.api.call('cart.updateGuestUser', {
    ...session,
    addresses: [shipping, main],
    details: {
      firstName: fieldValue(values, 'firstName'),
      lastName: fieldValue(values, 'lastName'),
    },
    email,
    ...(main.companyName
      ? { company: { name: main.companyName, oib: main.companyOIB ?? '' } }
      : {}),
  });
  if (!saved.ok) return cartFailure(context, saved.error);
  const notices = await logConsents(context, 'addressForm', values, email);
  if (!context.session.user) {
    context.cookies.set(guestCookie, saved.value.id, { maxAge: cookieMaxAge.default });
  }
  const cart = await context.api.call('cart.getCart', session);
  if (!cart.ok) return cartFailure(context, cart.error);
  return afterAddress(context, session, cart.value, notices);
});

interface Wishes {
  /** Address fields that apply, as listed by the server. */
  readonly fields: readonly AddressField[];
  /** Whether another person pays. */
  readonly differs: boolean;
  readonly isCompany: boolean;
}

/** Without delivery, address and company are only needed for a requested invoice. */
function readWishes(values: FormValues, { required, invoice }: NeededFields): Wishes {
  const isTicked = (name: string) => fieldValue(values, name) !== '';
  const isCompany = isTicked('isCompany');
  if (invoice.length === 0) {
    return { fields: required, differs: isTicked('differentBilling'), isCompany };
  }
  return isTicked('invoice')
    ? { fields: [...required, ...invoice], differs: false, isCompany }
    : { fields: required, differs: false, isCompany: false };
}

function rulesFor(
  values: FormValues,
  { fields, differs, isCompany }: Wishes,
  taxNumberOf: LoadedRules['taxNumberOf'],
): Rules {
  const payer = differs ? billingPrefix : '';
  return {
    ...addressRules(fields),
    ...(differs ? addressRules(fields, billingPrefix) : {}),
    ...(isCompany ? companyRules(taxNumberOf(fieldValue(values, `${payer}country`))) : {}),
  };
}

/** Without a separate billing address, billing is the delivery address with type Main (CHK-A-19). */
async function readAddresses(
  context: CommandContext,
  values: FormValues,
  { fields, differs, isCompany }: Wishes,
): Promise<Result<readonly [shipping: BuyerAddress, main: BuyerAddress]>> {
  const countries = await countryIds(context.api);
  if (!countries.ok) return countries;
  const read = (prefix: string, type: BuyerAddress['type']) =>
    readFormAddress(values, { fields, prefix, type, countries: countries.value });
  const shipping = read('', 'Shipping');
  const main = read(differs ? billingPrefix : '', 'Main');
  if (!shipping.ok) return shipping;
  if (!main.ok) return main;
  const company = isCompany
    ? {
        companyName: fieldValue(values, 'companyName'),
        companyOIB: fieldValue(values, 'companyOIB').replace(/\s/g, ''),
      }
    : {};
  return ok([shipping.value, { ...main.value, ...company }]);
}
