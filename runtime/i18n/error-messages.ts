import type { ErrorCode } from '#schemas/errors.ts';
import type { TextsByLanguage } from '#schemas/languages.ts';
import { accountErrors } from './errors/account-errors.ts';
import { cartErrors } from './errors/cart-errors.ts';
import { checkoutErrors } from './errors/checkout-errors.ts';
import { editingErrors } from './errors/editing-errors.ts';
import { fieldErrors } from './errors/field-errors.ts';
import { requestErrors } from './errors/request-errors.ts';

/**
 * The text of each error for users. `%{value}` and the like are the error's params. The types require every
 * code in every language.
 */
export const errorMessages: TextsByLanguage<Readonly<Record<ErrorCode, string>>> = {
  hr: {
    ...requestErrors.hr,
    ...cartErrors.hr,
    ...checkoutErrors.hr,
    ...accountErrors.hr,
    ...fieldErrors.hr,
    ...editingErrors.hr,
  },
  en: {
    ...requestErrors.en,
    ...cartErrors.en,
    ...checkoutErrors.en,
    ...accountErrors.en,
    ...fieldErrors.en,
    ...editingErrors.en,
  },
  de: {
    ...requestErrors.de,
    ...cartErrors.de,
    ...checkoutErrors.de,
    ...accountErrors.de,
    ...fieldErrors.de,
    ...editingErrors.de,
  },
};
