import { cartAddition, readCartAddition } from '#schemas/constants.ts';
import { currencyEntry } from '#schemas/money/currency-sign.ts';
import { siteCurrency } from '#schemas/money/site-currency.ts';
import { ok } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import { allowedCountries } from '../account/allowed-countries.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { siteSetting } from '../site/site-options.ts';

export const getCheckoutSettings =
  ({ db }: ServiceDependencies): Handler<'checkout.getCheckoutSettings'> =>
  async () => {
    const allowed = await allowedCountries(db);
    return ok({
      allowedCountries: allowed === 'ALL' ? allowed : [...allowed],
      cartAdditionBehaviour: readCartAddition(
        await siteSetting(db, 'cartAdditionBehaviour'),
        cartAddition.redirect,
      ),
      skipShippingStep: (await siteSetting(db, 'skipShippingStep')) ?? false,
    });
  };

/** The shop has one currency; its id is 1. */
export const getCurrencyConfig =
  ({ db }: ServiceDependencies): Handler<'checkout.getCurrencyConfig'> =>
  async () => {
    const currency = (await siteSetting(db, 'currency')) ?? currencyEntry(siteCurrency.code);
    return ok({ allowedCurrencies: [{ id: 1, ...currency }], mainCurrencyId: 1 });
  };
