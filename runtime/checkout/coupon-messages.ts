import { defineMessages } from '../i18n/messages.ts';

/** Texts of `Coupon`; a block that draws it spreads them into its own. */
export const couponMessages = defineMessages({
  hr: {
    'coupon.title': 'Imate kupon?',
    'coupon.code': 'Kod kupona',
    'coupon.apply': 'Primijeni',
    'coupon.applied': 'Primijenjen kupon',
    'coupon.remove': 'Ukloni kupon',
    'coupon.required': 'Upišite kod s kupona.',
  },
  en: {
    'coupon.title': 'Do you have a coupon?',
    'coupon.code': 'Coupon code',
    'coupon.apply': 'Apply',
    'coupon.applied': 'Coupon applied',
    'coupon.remove': 'Remove coupon',
    'coupon.required': 'Enter the code on your coupon.',
  },
  de: {
    'coupon.title': 'Haben Sie einen Gutschein?',
    'coupon.code': 'Gutscheincode',
    'coupon.apply': 'Einlösen',
    'coupon.applied': 'Eingelöster Gutschein',
    'coupon.remove': 'Gutschein entfernen',
    'coupon.required': 'Bitte geben Sie den Code des Gutscheins ein.',
  },
});
