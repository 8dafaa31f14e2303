import { fail, ok } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import { readAddresses } from '../account/address-check.ts';
import { readCompany } from '../account/company-check.ts';
import { readEmail } from '../account/email.ts';
import { sealGuest } from '../account/guest-seal.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { inTransaction } from '../transaction.ts';
import { changedRow, openCart, saveRow } from './cart-row.ts';
import { customerId } from './change-cart.ts';

/**
 * Who a guest is and where to deliver; without a billing address it is that of delivery. New
 * addresses without a company make it a private order. The id answered is what recognises the guest.
 */
export const updateGuestUser =
  ({ db }: ServiceDependencies): Handler<'cart.updateGuestUser'> =>
  (input, context) =>
    inTransaction(db, async (step) => {
      const opened = await openCart(step, input, { lock: true });
      if (!opened.ok) return opened;
      const email = readEmail(input.email);
      if (email === null) return fail('email', { field: 'email' });
      const addresses = await readAddresses(step, input.addresses ?? []);
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
      await saveRow(step, changedRow(opened.value, changes, customerId(context)), changes);
      return ok({ id: await sealGuest(db, email), email });
    });
