import { screenHref } from '../../routes/href.ts';
import { fieldValue } from '../../store/forms.ts';
import { type Command, refuse, succeed } from '../command.ts';

export const requestDeletion: Command = {
  name: 'account.delete',
  async run({ api, language }, values) {
    const password = fieldValue(values, 'deletionPassword');
    const asked = await api.call('account.requestDeletion', password === '' ? {} : { password });
    if (!asked.ok) {
      const { field, ...error } = asked.error;
      return refuse(field === undefined ? error : { ...error, field: 'deletionPassword' });
    }
    const notices = [{ kind: 'info', key: 'core.notifications.deletionRequested' }] as const;
    return succeed({ notices, redirect: `${screenHref(language, 'profile')}#deletion` });
  },
};

export const keepAccount: Command = {
  name: 'account.keep',
  async run({ api }) {
    const kept = await api.call('account.cancelDeletion', {});
    if (!kept.ok) return refuse(kept.error);
    const notices = [{ kind: 'success', key: 'core.notifications.accountKept' }] as const;
    return succeed({ notices, reload: true });
  },
};
