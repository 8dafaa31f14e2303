import { cookieMaxAge } from '#schemas/constants.ts';
import type { AddressInput } from '#schemas/entities/address.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { checkFields, type Rules } from '../../forms/rules.ts';
import { type FormValues, fieldValue } from '../../store/forms.ts';
import { cartFailure } from '../cart/cart-outcome.ts';
import { withCart } from '../cart/with-cart.ts';
import { type CommandContext, refuse } from '../command.ts';
import { keepInBook } from './address-book.ts';
import { billingPrefix } from './address-names.ts';
import { addressRules, companyRules } from './address-rules.ts';
import { logConsents, missingConsents } from './consents.ts';
import { guestCookie } from './guest-cookie.ts';
import { afterAddress } from './settle-steps.ts';

/** Step one: where it goes and who pays. A guest becomes known by the cart (CHK-06, CHK-A-24). */
export const saveAddress = withCart('checkout.address', async (context, session, values) => {
  const differs = fieldValue(values, 'differentBilling') !== '';
  const isCompany = fieldValue(values, 'isCompany') !== '';
  const faults = checkFields(values, rulesFor(values, differs, isCompany));
  const consents = await missingConsents(context, 'addressForm', values);
  if (!consents.ok) return refuse(consents.fault);
  faults.push(...consents.value);
  if (faults.length > 0) return refuse(...faults);
  const addresses = await readAddresses(context, values, differs, isCompany);
  if (!addresses.ok) return refuse(addresses.fault);
  const [shipping, main] = addresses.value;
  const isOther = differs || isCompany;
  const booked = await keepInBook(context, values, isOther ? [shipping, main] : [shipping]);
  if (!booked.ok) return refuse(booked.fault);
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
  if (!saved.ok) return cartFailure(context, saved.fault);
  const notices = await logConsents(context, 'addressForm', values, email);
  if (!context.session.user) {
    context.cookies.set(guestCookie, saved.value.id, { maxAge: cookieMaxAge.default });
  }
  const cart = await context.api.call('cart.getCart', session);
  if (!cart.ok) return cartFailure(context, cart.fault);
  return afterAddress(context, session, cart.value, notices);
});

function rulesFor(values: FormValues, differs: boolean, isCompany: boolean): Rules {
  const payer = differs ? billingPrefix : '';
  return {
    ...addressRules(),
    ...(differs ? addressRules(billingPrefix) : {}),
    ...(isCompany ? companyRules(fieldValue(values, `${payer}country`)) : {}),
  };
}

/** With no other billing address, billing is the delivery address with type main (CHK-A-19). */
async function readAddresses(
  context: CommandContext,
  values: FormValues,
  differs: boolean,
  isCompany: boolean,
): Promise<Result<readonly [shipping: AddressInput, main: AddressInput]>> {
  const commons = await context.api.call('master.commons', { type: 'countries' });
  if (!commons.ok) return commons;
  const countryId = (iso: string) =>
    (commons.value.countries ?? []).find((country) => country.iso === iso)?.id;
  const read = (prefix: string, type: AddressInput['type']): Result<AddressInput> => {
    const field = (name: string) =>
      fieldValue(values, prefix + name)
        .trim()
        .normalize('NFC');
    const country = countryId(field('country'));
    if (country === undefined) return fail('countryNotAllowed', { field: `${prefix}country` });
    return ok({
      type,
      country,
      firstName: field('firstName'),
      lastName: field('lastName'),
      contactEmail: field('contactEmail'),
      contactPhone: field('contactPhone'),
      city: field('city'),
      street: field('street'),
      houseNumber: field('houseNumber'),
      zipCode: field('zipCode'),
    });
  };
  const shipping = read('', 'Shipping');
  const main = read(differs ? billingPrefix : '', 'Main');
  if (!shipping.ok) return shipping;
  if (!main.ok) return main;
  const company = isCompany
    ? {
        companyName: fieldValue(values, 'companyName'),
        companyOIB: fieldValue(values, 'companyOIB').replace(/\s/g, '').replace(/^HR/i, ''),
      }
    : {};
  return ok([shipping.value, { ...main.value, ...company }]);
}
