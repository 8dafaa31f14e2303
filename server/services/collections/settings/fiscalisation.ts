import { sql } from 'kysely';
import { taxNumberOf } from '../../../markets/loaded-rules.ts';
import { fiscalisationOption } from '../../orders/fiscalisation/fiscal-premises.ts';
import { signerOption } from '../../orders/fiscalisation/stored-signer.ts';
import { firstBroken, neededWith } from '../field-rules.ts';
import { flag } from '../inputs.ts';
import type { SettingField } from './setting-field.ts';
import { settingGroup } from './setting-group.ts';

const text = (member: string, input: SettingField['input']): SettingField => ({
  cell: 'text',
  option: fiscalisationOption,
  member: [member],
  absent: '',
  ...(input && { input }),
});

const numbers = ['premises', 'device', 'operator'] as const;

/** Premises that issue invoices for the tax office; used only in markets whose law requires them. */
export const fiscalSettings = settingGroup({
  name: 'fiscalisation',
  icon: 'shield',
  fields: {
    isOn: {
      cell: 'flag',
      option: fiscalisationOption,
      member: ['isOn'],
      absent: false,
      input: flag,
    },
    premises: text('premises', {
      type: 'string',
      maxLength: 20,
      pattern: '^[0-9A-Za-z]*$',
      expects: 'lettersAndDigits',
    }),
    device: text('device', {
      type: 'string',
      maxLength: 20,
      pattern: '^([1-9][0-9]*)?$',
      expects: 'wholeNumber',
    }),
    operator: text('operator', { type: 'string', maxLength: 20 }),
    certificateOwner: { cell: 'text', option: signerOption, member: ['owner'] },
    certificateUntil: { cell: 'date', option: signerOption, member: ['validTo'] },
  },
  views: {
    ending: sql<boolean>`EXISTS (SELECT FROM options WHERE key = ${signerOption}
      AND (value ->> 'validTo')::timestamptz < now() + interval '30 days')`,
  },
  alerts: ['ending'],
  form: [{ title: 'fiscalisation', fields: ['isOn', ...numbers] }],
  check: firstBroken(...numbers.map((key) => neededWith(key, 'isOn')), ({ operator }) =>
    operator && !taxNumberOf(null)?.read(String(operator))
      ? { field: 'operator', reason: 'taxNumber' }
      : null,
  ),
});
