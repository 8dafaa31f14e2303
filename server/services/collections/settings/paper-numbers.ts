import { isPaperPattern, numberPatternSource } from '#schemas/rules/number-pattern.ts';
import {
  type PaperKind,
  paperNumbersOption,
  usualPatterns,
} from '../../orders/invoices/paper-numbers.ts';
import type { SettingField } from './setting-field.ts';
import { settingGroup } from './setting-group.ts';

const pattern = (kind: PaperKind): SettingField => ({
  cell: 'text',
  option: paperNumbersOption,
  member: [kind],
  absent: usualPatterns[kind],
  isRequired: true,
  input: {
    type: 'string',
    maxLength: 60,
    pattern: numberPatternSource,
    expects: 'paperPattern',
    widget: 'number-pattern',
  },
});

/** Patterns of the numbers of new invoices and credit notes; issued ones keep their number. */
export const paperNumberSettings = settingGroup({
  name: 'paper-numbers',
  icon: 'package',
  fields: { invoice: pattern('invoice'), creditNote: pattern('creditNote') },
  form: [{ title: 'paperNumbers', fields: ['invoice', 'creditNote'] }],
  check: ({ invoice, creditNote }) => {
    const reason = 'paperPattern';
    if (!isPaperPattern(String(invoice))) return { field: 'invoice', reason };
    if (!isPaperPattern(String(creditNote))) return { field: 'creditNote', reason };
    return creditNote === invoice
      ? { field: 'creditNote', reason: 'sameValue', other: 'invoice' }
      : null;
  },
});
