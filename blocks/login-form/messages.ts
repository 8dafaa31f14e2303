import { defineMessages } from '#runtime/i18n/messages.ts';
import { noticeMessages } from '#runtime/i18n/notice-messages.ts';

export const messages = defineMessages({
  hr: {
    title: 'Prijava',
    text: 'Za listu želja, povijest narudžbi i članske cijene.',
    username: 'E-adresa',
    password: 'Lozinka',
    submit: 'Prijavi se',
    forgot: 'Zaboravljena lozinka',
    register: 'Otvori račun',
    verified: noticeMessages.hr['core.notifications.emailConfirmed'],
    notVerified: 'Poveznica za potvrdu više ne vrijedi.',
    confirmAgain: 'Pošalji poruku ponovno',
    already: 'Već ste prijavljeni.',
    wishes:
      'Lista želja u ovom pregledniku: %{smart_count} proizvod |||| Lista želja u ovom pregledniku: %{smart_count} proizvoda |||| Lista želja u ovom pregledniku: %{smart_count} proizvoda',
    home: 'Na početnu stranicu',
  },
  en: {
    title: 'Log in',
    text: 'For your wish list, order history and member prices.',
    username: 'E-mail',
    password: 'Password',
    submit: 'Log in',
    forgot: 'Forgotten password',
    register: 'Open an account',
    verified: noticeMessages.en['core.notifications.emailConfirmed'],
    notVerified: 'The confirmation link is no longer valid.',
    confirmAgain: 'Send the message again',
    already: 'You are logged in.',
    wishes:
      'Wish list of this browser: %{smart_count} product |||| Wish list of this browser: %{smart_count} products',
    home: 'To the home page',
  },
  de: {
    title: 'Anmelden',
    text: 'Für Wunschliste, Bestellungen und Mitgliederpreise.',
    username: 'E-Mail',
    password: 'Passwort',
    submit: 'Anmelden',
    forgot: 'Passwort vergessen',
    register: 'Konto eröffnen',
    verified: noticeMessages.de['core.notifications.emailConfirmed'],
    notVerified: 'Der Bestätigungslink gilt nicht mehr.',
    confirmAgain: 'Nachricht erneut senden',
    already: 'Sie sind angemeldet.',
    wishes:
      'Wunschliste dieses Browsers: %{smart_count} Produkt |||| Wunschliste dieses Browsers: %{smart_count} Produkte',
    home: 'Zur Startseite',
  },
});
