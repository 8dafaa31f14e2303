import { checkFields, email, required } from '../../forms/rules.ts';
import { trapField } from '../../forms/spam-trap.tsx';
import { fieldValue } from '../../store/forms.ts';
import { consentIds, missingConsents } from '../checkout/consents.ts';
import { type Command, refuse, succeed } from '../command.ts';

/** Duration of the notice, in ms: long enough to read how to continue. */
const duration = 10_000;
const sent = { kind: 'success', key: 'core.notifications.newsletterLink', duration } as const;

/** Sends the link that starts a subscription; the response is the same for a subscribed address. */
export const subscribe: Command = {
  name: 'newsletter.subscribe',
  async run(context, values) {
    if (fieldValue(values, trapField) !== '') return succeed({ notices: [sent] });
    const errors = checkFields(values, { email: [required, email] });
    const consents = await missingConsents(context, 'newsletter', values);
    if (!consents.ok) return refuse(consents.error);
    errors.push(...consents.value);
    if (errors.length > 0) return refuse(...errors);
    const subscribed = await context.api.call('newsletter.subscribe', {
      email: fieldValue(values, 'email').trim(),
      consents: consentIds(values),
      captchaResponse: fieldValue(values, 'captchaResponse'),
    });
    return subscribed.ok ? succeed({ notices: [sent] }) : refuse(subscribed.error);
  },
};
