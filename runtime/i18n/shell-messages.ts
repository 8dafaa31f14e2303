import { defineMessages } from './messages.ts';

/** Texts of the page around the blocks. */
export const shellMessages = defineMessages({
  hr: {
    'core.skipToContent': 'Preskoči na sadržaj',
    'core.notices': 'Obavijesti',
    'core.dismiss': 'Zatvori obavijest',
    'core.close': 'Zatvori',
    'core.offline': 'Nema veze s poslužiteljem. Provjerite internetsku vezu i pokušajte ponovno.',
    'core.loading': 'Učitavanje …',
    'core.required': 'obavezno polje',
    'core.decrease': 'Smanji količinu',
    'core.increase': 'Povećaj količinu',
    'core.missingImage': 'Slika nije dostupna',
    'core.fallbackTitle': 'Nešto je pošlo po zlu',
    'core.home': 'Početna stranica',
  },
  en: {
    'core.skipToContent': 'Skip to content',
    'core.notices': 'Notices',
    'core.dismiss': 'Dismiss notice',
    'core.close': 'Close',
    'core.offline': 'The server cannot be reached. Please check your connection and try again.',
    'core.loading': 'Loading …',
    'core.required': 'required field',
    'core.decrease': 'Decrease quantity',
    'core.increase': 'Increase quantity',
    'core.missingImage': 'Image not available',
    'core.fallbackTitle': 'Something went wrong',
    'core.home': 'Home page',
  },
  de: {
    'core.skipToContent': 'Zum Inhalt springen',
    'core.notices': 'Hinweise',
    'core.dismiss': 'Hinweis schließen',
    'core.close': 'Schließen',
    'core.offline':
      'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    'core.loading': 'Wird geladen …',
    'core.required': 'Pflichtfeld',
    'core.decrease': 'Menge verringern',
    'core.increase': 'Menge erhöhen',
    'core.missingImage': 'Bild nicht verfügbar',
    'core.fallbackTitle': 'Etwas ist schiefgegangen',
    'core.home': 'Startseite',
  },
});
