import type { EndpointOutput } from '#schemas/api/contract.ts';
import { siteCurrency } from '#schemas/money/site-currency.ts';
import type { Money } from '#schemas/money.ts';
import type { AppError } from '#schemas/result.ts';
import { formatDate } from '../../format/date.ts';
import { formatPrice } from '../../format/price.ts';
import type { CommandContext } from '../command.ts';

type Refusal = NonNullable<EndpointOutput<'cart.applyCoupon'>['refusal']>;

/** Returns why a coupon is not valid, with dates and amounts in the visitor's format. */
export async function refusalError(
  context: CommandContext,
  { reason, from = '', missing = 0, pieces = 0 }: Refusal,
): Promise<AppError> {
  switch (reason) {
    case 'expired':
      return { code: 'couponExpired' };
    case 'usedUp':
      return { code: 'couponUsedUp' };
    case 'notForGoods':
      return { code: 'couponNotApplicable' };
    case 'notYetValid':
      return { code: 'couponNotYetValid', params: { date: formatDate(from, context.language) } };
    case 'notForBuyer':
      return { code: 'couponNotForBuyer' };
    case 'notCombined':
      return { code: 'couponNotCombined' };
    case 'tooFewPieces':
      return { code: 'couponTooFewPieces', params: { count: pieces } };
    case 'belowMinimum':
      return {
        code: 'couponBelowMinimum',
        params: { missing: await priceText(context, missing) },
      };
  }
}

async function priceText({ api, language }: CommandContext, amount: Money): Promise<string> {
  const { code } = siteCurrency;
  const config = await api.call('checkout.getCurrencyConfig', {});
  const currency = config.ok
    ? config.value.allowedCurrencies.find(({ id }) => id === config.value.mainCurrencyId)
    : undefined;
  return formatPrice(amount, language, currency ?? { code, label: code, symbol: '' });
}
