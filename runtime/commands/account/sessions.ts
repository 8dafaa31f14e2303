import { fieldValue } from '../../store/forms.ts';
import { type Command, refuse, succeed } from '../command.ts';

const ended = { kind: 'success', key: 'core.notifications.sessionEnded' } as const;

/** Logs out one other device; a device that is already logged out is no error. */
export const endSession: Command = {
  name: 'auth.endSession',
  async run({ api }, values) {
    const done = await api.call('auth.endSession', { id: fieldValue(values, 'id') });
    if (!done.ok && done.error.code !== 'notFound') return refuse(done.error);
    return succeed({ notices: [ended], reload: true });
  },
};

export const endOtherSessions: Command = {
  name: 'auth.endOtherSessions',
  async run({ api }) {
    const done = await api.call('auth.endOtherSessions', {});
    return done.ok ? succeed({ notices: [ended], reload: true }) : refuse(done.error);
  },
};
