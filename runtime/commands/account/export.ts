import { screenHref } from '../../routes/href.ts';
import { fieldValue } from '../../store/forms.ts';
import { type Command, refuse, succeed } from '../command.ts';

/** Requests an export and redirects to the profile, which shows the link to the file. */
export const requestExport: Command = {
  name: 'profile.export',
  async run({ api, language }, values) {
    const password = fieldValue(values, 'exportPassword');
    const made = await api.call('user.requestExport', { ...(password !== '' && { password }) });
    if (made.ok) {
      return succeed({
        redirect: `${screenHref(language, 'profile')}?export=${made.value.token}#export`,
      });
    }
    const { field, ...error } = made.error;
    return refuse(field === undefined ? error : { ...error, field: 'exportPassword' });
  },
};
