import type { Kysely } from 'kysely';
import type { EndpointInput } from '#schemas/api/contract.ts';
import type { AddressField } from '#schemas/constants.ts';
import { fail, ok } from '#schemas/result.ts';
import { missingField } from '#schemas/rules/address-fields.ts';
import type { Handler } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import { readAddresses } from '../account/address-check.ts';
import { readCompany } from '../account/company-check.ts';
import { readEmail } from '../account/email.ts';
import { sealGuest } from '../account/guest-seal.ts';
import { neededFields, requiredFields } from '../account/needed-fields.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { type CartRow, changedRow, openCart } from './cart-row.ts';
import { loadCartState } from './cart-state.ts';
import { customerId } from './change-cart.ts';
import { writeCart } from './write-cart.ts';

/**
 * Stores the guest and the delivery address, which is also the billing address when none is given. New
 * addresses without a company make it a private order. The returned id recognizes the guest later.
 */
export const updateGuestUser =
  ({ db }: ServiceDependencies): Handler<'cart.updateGuestUser'> =>
  async (input, context) => {
    for (;;) {
      const opened = await openCart(db, input);
      if (!opened.ok) return opened;
      const email = readEmail(input.email);
      if (email === null) return fail('email', { field: 'email' });
      const required = await requiredOf(db, opened.value, input, context.now);
      const addresses = await readAddresses(db, input.addresses ?? [], required);
      if (!addresses.ok) return addresses;
      const company = readCompany(input.company ?? null, addresses.value.Main?.countryIso ?? null);
      if (!company.ok) return company;
      const { Main, Shipping } = addresses.value;
      const changes = {
        guest_email: email,
        ...(Main && Shipping
          ? { addresses: { Main: Main.address, Shipping: Shipping.address } }
          : {}),
        ...(input.company === undefined && !input.addresses ? {} : { company: company.value }),
      };
      const { stamp } = opened.value;
      const row = changedRow(opened.value, changes, customerId(context));
      const written = await writeCart(db, { row, stamp, changes });
      if (written !== null) return ok({ id: await sealGuest(db, email), email });
    }
  };

type Given = Pick<EndpointInput<'cart.updateGuestUser'>, 'addresses' | 'company'>;

/** The fields of a delivery are enough for every cart, so the cart is read only when some are missing. */
async function requiredOf(
  db: Kysely<Database>,
  row: CartRow,
  { addresses = [], company }: Given,
  now: Date,
): Promise<readonly AddressField[]> {
  const delivery = neededFields({ isDigitalOnly: false }).required;
  if (addresses.every((one) => missingField(one, delivery) === undefined)) return delivery;
  const needed = neededFields(await loadCartState(db, row, now));
  const hasPlace = addresses.some((one) =>
    needed.invoice.some((field) => missingField(one, [field]) === undefined),
  );
  const hasCompany = Boolean(company) || addresses.some(({ companyName }) => companyName);
  return requiredFields(needed, hasPlace || hasCompany);
}
