import { defineMessages } from '#runtime/i18n/messages.ts';

export const messages = defineMessages({
  hr: {
    status: 'Greška',
    text: 'Upali smo u nevrijeme i stranica se nije učitala. Pokušajte ponovno za koji trenutak; košarica i narudžbe ostaju sačuvane.',
    mistake:
      'Krenite od početne stranice ili pokušajte ponovno. Košarica i narudžbe ostaju sačuvane.',
    retry: 'Pokušajte ponovno',
    home: 'Početna stranica',
  },
  en: {
    status: 'Error',
    text: 'We have run into heavy weather and this page did not load. Please try again in a moment; your cart and your orders are safe.',
    mistake: 'Start from the home page, or try again. Your cart and your orders are safe.',
    retry: 'Try again',
    home: 'Home page',
  },
  de: {
    status: 'Fehler',
    text: 'Wir sind in schweres Wetter geraten, die Seite wurde nicht geladen. Bitte versuchen Sie es gleich noch einmal; Warenkorb und Bestellungen bleiben erhalten.',
    mistake:
      'Beginnen Sie auf der Startseite oder versuchen Sie es erneut. Warenkorb und Bestellungen bleiben erhalten.',
    retry: 'Erneut versuchen',
    home: 'Startseite',
  },
});
