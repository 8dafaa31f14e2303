import { homeHref, screenHref } from '../../routes/href.ts';
import { fieldValue } from '../../store/forms.ts';
import { type Command, refuse, succeed } from '../command.ts';

const confirmed = { kind: 'success', key: 'core.notifications.emailConfirmed' } as const;
const addressConfirmed = { kind: 'success', key: 'core.notifications.addressConfirmed' } as const;

/** Confirms a new account: the command of the button on the page that its link opens (AUTH-03). */
export const confirmAccount: Command = {
  name: 'auth.verify',
  async run({ api, language, session }, values) {
    const verified = await api.call('user.verify', { token: fieldValue(values, 'token') });
    if (!verified.ok) return refuse(verified.error);
    const redirect = session.user ? homeHref(language) : screenHref(language, 'login');
    return succeed({ notices: [confirmed], redirect });
  },
};

/**
 * Confirms a form, a subscription or a new email address: the command of the button on the page that its
 * link opens (DOI-01, DOI-07).
 */
export const confirmLink: Command = {
  name: 'form.confirm',
  async run({ api }, values) {
    const goal = await api.call('form.confirmEmail', { token: fieldValue(values, 'token') });
    return goal.ok ? succeed({ notices: [addressConfirmed], reload: true }) : refuse(goal.error);
  },
};
