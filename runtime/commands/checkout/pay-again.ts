import { fieldValue } from '../../store/forms.ts';
import { type Command, refuse, refuseWithNotice } from '../command.ts';
import { ordered, unpaid } from './order-outcome.ts';

const field = 'paymentMethodId';

/** Retries the payment of an order after a failure, with the same method or another. */
export const payAgain: Command = {
  name: 'payment.again',
  async run(context, values) {
    const paymentMethodId = Number(fieldValue(values, field));
    if (!paymentMethodId) return refuseWithNotice({ code: 'paymentMethodMissing', field });
    const orderSlug = fieldValue(values, 'orderSlug');
    const started = await context.api.call('checkout.payAgain', {
      orderSlug,
      paymentMethodId,
      captchaResponse: fieldValue(values, 'captchaResponse'),
    });
    if (started.ok) return ordered(context, started.value);
    return unpaid(context, started.error) ?? refuse(started.error);
  },
};
