import { bookFields } from '#schemas/rules/address-fields.ts';
import { maxLength, phoneOf, type Rules } from '../../forms/rules.ts';
import { addressRules } from '../checkout/address-rules.ts';

export const bookRules: Rules = {
  ...addressRules(bookFields),
  contactPhone: [maxLength(50), phoneOf('country')],
  companyName: [maxLength(200)],
};
