import { screenHref } from '../../routes/href.ts';
import { fieldValue } from '../../store/forms.ts';
import { type Command, type CommandContext, refuse, succeed } from '../command.ts';
import { saveAccessToken } from './order-keys.ts';

const slugField = 'orderSlug';

/** Sends a code to the email address of the order; the outcome looks the same for every slug. */
export const sendOrderCode: Command = {
  name: 'order.sendCode',
  async run(context, values) {
    const orderSlug = fieldValue(values, slugField);
    const sent = await context.api.call('order.sendCode', { orderSlug });
    if (!sent.ok) return refuse(sent.error);
    return succeed({ redirect: `${orderPage(context, orderSlug)}&code=sent` });
  },
};

/** The code from the email opens the order in this browser for an hour. */
export const openOrderByCode: Command = {
  name: 'order.openByCode',
  async run(context, values) {
    const orderSlug = fieldValue(values, slugField);
    const code = fieldValue(values, 'code').trim();
    if (code === '') return refuse({ code: 'required', field: 'code' });
    const opened = await context.api.call('order.openByCode', { orderSlug, code });
    if (!opened.ok) return refuse(opened.error);
    saveAccessToken(context.cookies, opened.value.accessToken);
    return succeed({ redirect: orderPage(context, orderSlug) });
  },
};

function orderPage({ language }: CommandContext, slug: string): string {
  return `${screenHref(language, 'checkout-success')}?orderSlug=${encodeURIComponent(slug)}`;
}
