import { defineMessages } from '../i18n/messages.ts';

/** Texts of `MemberCard`; a block that renders it spreads them into its own. */
export const cardMessages = defineMessages({
  hr: {
    'card.title': 'Imate člansku iskaznicu?',
    'card.code': 'Broj članske iskaznice',
    'card.hint': 'Broj ispod crtičnog koda.',
    'card.apply': 'Primijeni',
    'card.applied': 'Članska iskaznica',
    'card.remove': 'Ukloni iskaznicu',
    'card.required': 'Upišite broj ispod crtičnog koda.',
  },
  en: {
    'card.title': 'Do you have a membership card?',
    'card.code': 'Membership card number',
    'card.hint': 'The number below the barcode.',
    'card.apply': 'Apply',
    'card.applied': 'Membership card',
    'card.remove': 'Remove card',
    'card.required': 'Enter the number below the barcode.',
  },
  de: {
    'card.title': 'Haben Sie eine Mitgliedskarte?',
    'card.code': 'Nummer der Mitgliedskarte',
    'card.hint': 'Die Nummer unter dem Strichcode.',
    'card.apply': 'Anwenden',
    'card.applied': 'Mitgliedskarte',
    'card.remove': 'Karte entfernen',
    'card.required': 'Bitte geben Sie die Nummer unter dem Strichcode ein.',
  },
});
