import { defineMessages } from '#runtime/i18n/messages.ts';

export const messages = defineMessages({
  hr: {
    waitingTitle: 'Potvrdite e-adresu',
    'waiting.account': 'Potvrdite da je %{email} vaša e-adresa.',
    'waiting.emailChange': 'Vaš će račun dobiti e-adresu %{email}. Njome ćete se prijavljivati.',
    'waiting.form': 'Potvrdite da je %{email} vaša e-adresa, pa preuzimamo vaš obrazac.',
    'waiting.newsletter': 'Potvrdite da novosti želite primati na %{email}.',
    confirm: 'Potvrdi',
    title: 'E-adresa je potvrđena',
    thanks: 'Hvala. Adresa %{email} je potvrđena.',
    onward: 'Nastavite',
    download: 'Preuzmite datoteku',
    failed: 'Preuzimanje neuspješno. Molimo pokušajte ponovno.',
    home: 'Na početnu stranicu',
  },
  en: {
    waitingTitle: 'Confirm your e-mail',
    'waiting.account': 'Confirm that %{email} is your e-mail address.',
    'waiting.emailChange': 'Your account will get the address %{email}. You will log in with it.',
    'waiting.form': 'Confirm that %{email} is your address and we take in your form.',
    'waiting.newsletter': 'Confirm that you would like our news at %{email}.',
    confirm: 'Confirm',
    title: 'E-mail confirmed',
    thanks: 'Thank you. The address %{email} is confirmed.',
    onward: 'Continue',
    download: 'Download the file',
    failed: 'The download failed. Please try again.',
    home: 'To the home page',
  },
  de: {
    waitingTitle: 'E-Mail bestätigen',
    'waiting.account': 'Bestätigen Sie, dass %{email} Ihre E-Mail-Adresse ist.',
    'waiting.emailChange':
      'Ihr Konto erhält die Adresse %{email}. Damit melden Sie sich künftig an.',
    'waiting.form':
      'Bestätigen Sie, dass %{email} Ihre Adresse ist, dann nehmen wir Ihr Formular entgegen.',
    'waiting.newsletter': 'Bestätigen Sie, dass Sie unsere Neuigkeiten an %{email} wünschen.',
    confirm: 'Bestätigen',
    title: 'E-Mail bestätigt',
    thanks: 'Danke. Die Adresse %{email} ist bestätigt.',
    onward: 'Weiter',
    download: 'Datei herunterladen',
    failed: 'Das Herunterladen ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
    home: 'Zur Startseite',
  },
});
