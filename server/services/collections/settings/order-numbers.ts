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
        expects: 'numberPattern',
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
  check: ({ pattern, restarts }) => {
    if (!isNumberPattern(String(pattern))) return { field: 'pattern', reason: 'numberPattern' };
    // Numbers that restart every year would repeat without the year in them.
    return restarts === true && !String(pattern).includes('{year}')
      ? { field: 'pattern', reason: 'needsYear', other: 'restarts' }
      : null;
  },
});
