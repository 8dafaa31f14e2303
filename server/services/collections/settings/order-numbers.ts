import { isNumberPattern, numberPatternSource } from '#schemas/rules/number-pattern.ts';
import { orderNumbersOption, usualPattern } from '../../orders/next-order-number.ts';
import { flag } from '../inputs.ts';
import { settingGroup } from './setting-group.ts';

/** Pattern of the numbers of new orders; existing orders keep their number. */
export const orderNumberSettings = settingGroup({
  name: 'order-numbers',
  icon: 'package',
  fields: {
    pattern: {
      cell: 'text',
      option: orderNumbersOption,
      member: ['pattern'],
      absent: usualPattern,
      isRequired: true,
      input: {
        type: 'string',
        maxLength: 60,
        pattern: numberPatternSource,
        widget: 'number-pattern',
      },
    },
    restarts: {
      cell: 'flag',
      option: orderNumbersOption,
      member: ['restarts'],
      absent: false,
      input: flag,
    },
  },
  form: [{ title: 'orderNumbers', fields: ['pattern', 'restarts'] }],
  check: ({ pattern, restarts }) =>
    isUsable(String(pattern), restarts === true) ? null : 'pattern',
});

/** Numbers that restart every year need the year in them, or they would repeat. */
const isUsable = (pattern: string, restarts: boolean): boolean =>
  isNumberPattern(pattern) && (!restarts || pattern.includes('{year}'));
