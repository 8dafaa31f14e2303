import { fieldValue } from '../../store/forms.ts';
import { consentIds } from '../checkout/consents.ts';
import { type Command, refuse, succeed } from '../command.ts';

/** Withdraws a consent or gives it again, with the same button: both must be equally easy. */
export const changeConsent: Command = {
  name: 'consent.change',
  async run({ api }, values) {
    const isGiven = fieldValue(values, 'isGiven') === '1';
    const uniqueNumber = fieldValue(values, 'uniqueNumber');
    const changed = await api.call('consent.change', { uniqueNumber, isGiven });
    if (!changed.ok) return refuse(changed.error);
    const key = `core.notifications.${isGiven ? 'consentGiven' : 'consentWithdrawn'}`;
    return succeed({ notices: [{ kind: 'success', key }], reload: true });
  },
};

export const changeNewsletter: Command = {
  name: 'newsletter.change',
  async run({ api }, values) {
    const isSubscribed = fieldValue(values, 'isSubscribed') === '1';
    const consents = consentIds(values);
    const changed = await api.call('newsletter.change', { isSubscribed, consents });
    if (!changed.ok) return refuse(changed.error);
    const begun = changed.value.confirmationRequired ? 'newsletterLink' : 'newsletterBegun';
    const key = `core.notifications.${isSubscribed ? begun : 'newsletterEnded'}`;
    return succeed({ notices: [{ kind: 'success', key }], reload: true });
  },
};
