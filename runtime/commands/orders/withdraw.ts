import { checkFields, email, maxLength, type Rules, required } from '../../forms/rules.ts';
import { screenHref } from '../../routes/href.ts';
import { fieldValue } from '../../store/forms.ts';
import { type Command, type CommandContext, refuse, succeed } from '../command.ts';
import { orderKeys, saveClaim } from './order-keys.ts';

const rules: Rules = {
  orderNumber: [required, maxLength(40)],
  email: [required, email],
};

/** First step of a withdrawal: finds the order. Nothing is declared yet. */
export const findWithdrawal: Command = {
  name: 'withdrawal.find',
  async run(context, values) {
    const errors = checkFields(values, rules);
    if (errors.length > 0) return refuse(...errors);
    const claim = {
      orderNumber: fieldValue(values, 'orderNumber').trim(),
      email: fieldValue(values, 'email').trim(),
    };
    const found = await context.api.call('order.findForWithdrawal', claim);
    if (!found.ok) return refuse({ field: 'orderNumber', ...found.error });
    saveClaim(context.cookies, claim);
    return succeed({ redirect: `${screenHref(context.language, 'withdrawal')}?step=confirm` });
  },
};

/** Second step: the declaration itself. Sent again, it returns the first one. */
export const declareWithdrawal: Command = {
  name: 'withdrawal.declare',
  async run(context, values) {
    const declared = await context.api.call('order.withdraw', inputOf(context, values));
    return declared.ok ? succeed({ reload: true }) : refuse(declared.error);
  },
};

/**
 * Confirms a declaration made with order number and email address: the command of the button on the page
 * that the link in the receipt opens.
 */
export const confirmWithdrawal: Command = {
  name: 'withdrawal.confirm',
  async run({ api }, values) {
    const confirmed = await api.call('order.confirmWithdrawal', {
      token: fieldValue(values, 'token'),
    });
    return confirmed.ok ? succeed({ reload: true }) : refuse(confirmed.error);
  },
};

function inputOf({ cookies }: CommandContext, values: Parameters<Command['run']>[1]) {
  const orderSlug = fieldValue(values, 'orderSlug');
  const { access, claim } = orderKeys(cookies);
  return orderSlug === '' ? { ...claim } : { orderSlug, ...access };
}
