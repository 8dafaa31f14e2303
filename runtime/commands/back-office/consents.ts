import { formTypes } from '#schemas/constants.ts';
import { fieldValue, fieldValues } from '../../store/forms.ts';
import { type Command, refuse, succeed } from '../command.ts';

/**
 * Sets which consents a form shows, and which of them it requires (ADMIN-05). A required one is always shown.
 */
export const assignConsents: Command = {
  name: 'consents.assign',
  async run({ api }, values) {
    const requested = fieldValue(values, 'formType');
    const formType = formTypes.find((type) => type === requested);
    if (!formType) return refuse({ code: 'notFound' });
    const ids = (name: string) => fieldValues(values, name).map(Number);
    const requiredConsents = ids('required');
    const consents = [...new Set([...ids('shown'), ...requiredConsents])];
    const saved = await api.call('consent.create', {
      assigned_to: formType,
      consents,
      requiredConsents,
    });
    if (!saved.ok) return refuse(saved.error);
    return succeed({
      notices: [{ kind: 'success', key: 'admin-panel.consentsSaved' }],
      reload: true,
    });
  },
};
