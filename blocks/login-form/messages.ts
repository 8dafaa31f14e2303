import { defineMessages } from '#runtime/i18n/messages.ts';

export const messages = defineMessages({
  hr: {
    title: 'Prijava',
    text: 'Za listu želja, povijest narudžbi i članske cijene.',
    username: 'E-adresa',
    password: 'Lozinka',
    submit: 'Prijavi se',
    forgot: 'Zaboravljena lozinka',
    register: 'Otvori račun',
    verifyText: 'Potvrdite da je %{email} vaša e-adresa. Zatim se možete prijaviti.',
    verify: 'Potvrdi e-adresu',
    verifiedBefore: 'E-adresa je već potvrđena. Možete se prijaviti.',
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
    verifyText: 'Confirm that %{email} is your e-mail address. Then you can log in.',
    verify: 'Confirm address',
    verifiedBefore: 'Your e-mail is confirmed already. You can log in.',
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
    verifyText:
      'Bestätigen Sie, dass %{email} Ihre E-Mail-Adresse ist. Danach können Sie sich anmelden.',
    verify: 'Adresse bestätigen',
    verifiedBefore: 'Ihre E-Mail-Adresse ist bereits bestätigt. Sie können sich anmelden.',
    notVerified: 'Der Bestätigungslink gilt nicht mehr.',
    confirmAgain: 'Nachricht erneut senden',
    already: 'Sie sind angemeldet.',
    wishes:
      'Wunschliste dieses Browsers: %{smart_count} Produkt |||| Wunschliste dieses Browsers: %{smart_count} Produkte',
    home: 'Zur Startseite',
  },
});
