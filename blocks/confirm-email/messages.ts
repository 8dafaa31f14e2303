import { defineMessages } from '#runtime/i18n/messages.ts';

export const messages = defineMessages({
  hr: {
    waitingTitle: 'Potvrdite e-adresu',
    'waiting.account': 'Potvrdite da je %{email} vaša e-adresa.',
    'waiting.emailChange': 'Vaš će račun dobiti e-adresu %{email}. Njome ćete se prijavljivati.',
    'waiting.form': 'Potvrdite da je %{email} vaša e-adresa i primit ćemo vaš obrazac.',
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
    waitingTitle: 'Confirm your e-mail address',
    'waiting.account': 'Confirm that %{email} is your e-mail address.',
    'waiting.emailChange':
      'Your account will get the e-mail address %{email}. You will log in with it.',
    'waiting.form': 'Confirm that %{email} is your e-mail address, and we will process your form.',
    'waiting.newsletter': 'Confirm that you would like our news at %{email}.',
    confirm: 'Confirm',
    title: 'E-mail address confirmed',
    thanks: 'Thank you. The address %{email} is confirmed.',
    onward: 'Continue',
    download: 'Download the file',
    failed: 'The download failed. Please try again.',
    home: 'To the home page',
  },
  de: {
    waitingTitle: 'E-Mail-Adresse bestätigen',
    'waiting.account': 'Bestätigen Sie, dass %{email} Ihre E-Mail-Adresse ist.',
    'waiting.emailChange':
      'Ihr Konto erhält die Adresse %{email}. Damit melden Sie sich künftig an.',
    'waiting.form':
      'Bestätigen Sie, dass %{email} Ihre E-Mail-Adresse ist, dann bearbeiten wir Ihr Formular.',
    'waiting.newsletter': 'Bestätigen Sie, dass Sie unsere Neuigkeiten an %{email} wünschen.',
    confirm: 'Bestätigen',
    title: 'E-Mail-Adresse bestätigt',
    thanks: 'Danke. Die Adresse %{email} ist bestätigt.',
    onward: 'Weiter',
    download: 'Datei herunterladen',
    failed: 'Das Herunterladen ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
    home: 'Zur Startseite',
  },
});
