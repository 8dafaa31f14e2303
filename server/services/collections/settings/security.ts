import { factorOption } from '../../account/second-factor/required-factor.ts';
import { settingGroup } from './setting-group.ts';

/** Login rules for staff; only administrators change them. */
export const securitySettings = settingGroup({
  name: 'security',
  icon: 'shield',
  scopes: { read: ['admin'], write: ['admin'] },
  fields: {
    needsFactor: {
      cell: 'flag',
      option: factorOption,
      absent: false,
      input: { type: 'boolean' },
    },
  },
  form: [{ title: 'staffLogin', fields: ['needsFactor'] }],
});
