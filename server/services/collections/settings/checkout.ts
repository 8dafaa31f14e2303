import { sql } from 'kysely';
import { flag } from '../inputs.ts';
import { codesOfIds, countryChoice, idsOfCodes } from './country-codes.ts';
import { settingGroup } from './setting-group.ts';

export const checkoutSettings = settingGroup({
  name: 'checkout',
  icon: 'sliders-horizontal',
  fields: {
    cartAddition: {
      cell: 'choice',
      option: 'site.cartAdditionBehaviour',
      absent: 0,
      choices: ['0', '1', '2'],
      input: { type: 'integer', enum: [0, 1, 2] },
      isRequired: true,
    },
    skipShippingStep: {
      cell: 'flag',
      option: 'site.skipShippingStep',
      absent: false,
      input: flag,
    },
    allowedCountries: {
      ...countryChoice,
      option: 'site.allowedCountries',
      emptyAs: 'ALL',
      shown: idsOfCodes,
      stored: (ids) => sql`to_jsonb(${codesOfIds(ids)})`,
    },
  },
  form: [{ title: 'checkout', fields: ['cartAddition', 'skipShippingStep', 'allowedCountries'] }],
});
