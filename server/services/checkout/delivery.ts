import { localize } from '#schemas/languages.ts';
import { ok } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import { cleanHtml } from '../../html/clean-html.ts';
import { openCart } from '../cart/cart-row.ts';
import { loadCartState } from '../cart/cart-state.ts';
import { changeCart } from '../cart/change-cart.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { deliveryPrice } from '../pricing/delivery.ts';
import { takeAddresses } from './chosen-addresses.ts';
import { countryIso } from './countries.ts';
import { checkDelivery, loadDeliveryMethods, serves } from './delivery-methods.ts';

/** Nothing is listed for a digital cart: it needs no delivery. */
export const getApplicableDeliveryMethods =
  ({ db }: ServiceDependencies): Handler<'checkout.getApplicableDeliveryMethods'> =>
  async (input, context) => {
    const opened = await openCart(db, input);
    if (!opened.ok) return opened;
    const addresses = await takeAddresses(db, opened.value, input, context);
    if (!addresses.ok) return addresses;
    const state = await loadCartState(db, opened.value, context.now);
    if (state.isDigitalOnly) return ok([]);
    const countryId = input.countryId ?? addresses.value.Shipping?.country ?? null;
    const iso = countryId === null ? null : ((await countryIso(db, countryId)) ?? '');
    const methods = await loadDeliveryMethods(db);
    const { cartTotal } = state.priced.summary;
    const { language } = context;
    return ok(
      methods
        .filter((method) => serves(method, iso))
        .map(({ id, name, description, price, free_from: freeFrom, rate, branches }) => ({
          id,
          name: localize(name, language),
          description: cleanHtml(localize(description, language)),
          options: branches.map((branch) => ({ ...branch, name: localize(branch.name, language) })),
          price: deliveryPrice({ price, freeFrom, taxRate: rate }, cartTotal),
          freeFrom,
        })),
    );
  };

export const saveDeliveryMethod =
  (deps: ServiceDependencies): Handler<'checkout.saveDeliveryMethod'> =>
  (input, context) =>
    changeCart(deps, input, context, async ({ step, row }) => {
      const addresses = await takeAddresses(step, row, input, context);
      if (!addresses.ok) return addresses;
      const country = addresses.value.Shipping?.country;
      const iso = country === undefined ? null : await countryIso(step, country);
      const methods = await loadDeliveryMethods(step);
      const { deliveryMethodId, branchId = null } = input;
      const chosen = checkDelivery(methods, deliveryMethodId, branchId, iso);
      if (!chosen.ok) return chosen;
      await step
        .updateTable('carts')
        .set({
          delivery_method_id: chosen.value.methodId,
          delivery_branch_id: chosen.value.branchId,
        })
        .where('id', '=', row.id)
        .execute();
      return ok(null);
    });
