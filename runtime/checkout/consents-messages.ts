import { defineMessages } from '../i18n/messages.ts';

/** Texts of `Consents`; a block that renders them spreads them into its own. */
export const consentsMessages = defineMessages({
  hr: {
    'consents.title': 'Privole',
    'consents.star': 'Privole sa zvjezdicom potrebne su za nastavak.',
    'consents.notFetched': 'Privole se nisu mogle učitati. Osvježite stranicu i pokušajte ponovno.',
  },
  en: {
    'consents.title': 'Consents',
    'consents.star': 'Consents with an asterisk are required to continue.',
    'consents.notFetched':
      'The consents could not be loaded. Please reload the page and try again.',
  },
  de: {
    'consents.title': 'Einwilligungen',
    'consents.star': 'Einwilligungen mit Sternchen sind zum Fortfahren nötig.',
    'consents.notFetched':
      'Die Einwilligungen konnten nicht geladen werden. Bitte laden Sie die Seite neu.',
  },
});
