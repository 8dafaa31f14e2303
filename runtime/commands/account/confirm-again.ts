import { fieldValue } from '../../store/forms.ts';
import { type Command, refuse, succeed } from '../command.ts';

/** Sends the link that confirms an email address again. */
export const confirmAgain: Command = {
  name: 'auth.confirmAgain',
  async run({ api }, values) {
    const email = fieldValue(values, 'email').trim();
    const sent = await api.call('user.resendVerification', { email });
    if (!sent.ok) return refuse(sent.error);
    return succeed({ notices: [{ kind: 'success', key: 'core.notifications.confirmEmail' }] });
  },
};
