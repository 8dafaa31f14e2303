import { defineMessages } from '../i18n/messages.ts';

/** Texts of `Coupon`; a block that renders it spreads them into its own. */
export const couponMessages = defineMessages({
  hr: {
    'coupon.title': 'Imate kupon?',
    'coupon.code': 'Kod kupona',
    'coupon.hint': 'Upišite i kod darovnog bona.',
    'coupon.more': 'Imate još jedan kod?',
    'coupon.apply': 'Primijeni',
    'coupon.applied': 'Primijenjen kupon',
    'coupon.remove': 'Ukloni kupon',
    'voucher.applied': 'Plaćate darovnim bonom',
    'voucher.remove': 'Ukloni darovni bon',
    'coupon.required': 'Upišite kod s kupona.',
  },
  en: {
    'coupon.title': 'Do you have a coupon?',
    'coupon.code': 'Coupon code',
    'coupon.hint': 'Gift voucher codes go here too.',
    'coupon.more': 'Do you have another code?',
    'coupon.apply': 'Apply',
    'coupon.applied': 'Coupon applied',
    'coupon.remove': 'Remove coupon',
    'voucher.applied': 'Paying with gift voucher',
    'voucher.remove': 'Remove gift voucher',
    'coupon.required': 'Enter the code on your coupon.',
  },
  de: {
    'coupon.title': 'Haben Sie einen Gutschein?',
    'coupon.code': 'Gutscheincode',
    'coupon.hint': 'Hier gelten auch Codes von Geschenkgutscheinen.',
    'coupon.more': 'Haben Sie noch einen Code?',
    'coupon.apply': 'Einlösen',
    'coupon.applied': 'Eingelöster Gutschein',
    'coupon.remove': 'Gutschein entfernen',
    'voucher.applied': 'Sie zahlen mit Geschenkgutschein',
    'voucher.remove': 'Geschenkgutschein entfernen',
    'coupon.required': 'Bitte geben Sie den Code des Gutscheins ein.',
  },
});
