import { localize } from '#schemas/languages.ts';
import { fail, ok } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import { cleanHtml } from '../../html/clean-html.ts';
import { readCompany } from '../account/company-check.ts';
import { type CartAddresses, openCart } from '../cart/cart-row.ts';
import { loadCartState } from '../cart/cart-state.ts';
import { changeCart } from '../cart/change-cart.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { takeAddresses } from './chosen-addresses.ts';
import { countryIso } from './countries.ts';
import { applicablePayments } from './payment-methods.ts';

export const getApplicablePaymentMethods =
  ({ db }: ServiceDependencies): Handler<'checkout.getApplicablePaymentMethods'> =>
  async (input, context) => {
    const opened = await openCart(db, input);
    if (!opened.ok) return opened;
    const addresses = await takeAddresses(db, opened.value, input, context);
    if (!addresses.ok) return addresses;
    const methods = await applicablePayments(
      db,
      await loadCartState(db, opened.value, context.now),
    );
    return ok(
      methods.map(({ id, name, description, payment_type: paymentType }) => ({
        id,
        name: localize(name, context.language),
        description: cleanHtml(localize(description, context.language)),
        paymentType,
      })),
    );
  };

/** A company order carries the company's name and tax number (CHK-P-08). */
export const savePaymentMethod =
  (deps: ServiceDependencies): Handler<'checkout.savePaymentMethod'> =>
  (input, context) =>
    changeCart(deps, input, context, async ({ step, row }) => {
      const methods = await applicablePayments(step, await loadCartState(step, row, context.now));
      const { paymentMethodId, companyData } = input;
      if (!methods.some(({ id }) => id === paymentMethodId)) return fail('paymentMethodNotFound');
      const { Main } = row.addresses as CartAddresses;
      const iso = Main ? await countryIso(step, Main.country) : null;
      const given = companyData && { name: companyData.companyName, oib: companyData.oib };
      const company = readCompany(given ?? null, iso);
      if (!company.ok) return company;
      const changes = company.value ? { company: JSON.stringify(company.value) } : {};
      await step
        .updateTable('carts')
        .set({ payment_method_id: paymentMethodId, ...changes })
        .where('id', '=', row.id)
        .execute();
      return ok(null);
    });
