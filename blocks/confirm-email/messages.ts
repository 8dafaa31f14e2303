import { defineMessages } from '#runtime/i18n/messages.ts';

export const messages = defineMessages({
  hr: {
    title: 'E-adresa je potvrđena',
    thanks: 'Hvala. Adresa %{email} je potvrđena.',
    onward: 'Nastavite',
    download: 'Preuzmite datoteku',
    failed: 'Preuzimanje neuspješno. Molimo pokušajte ponovno.',
    home: 'Na početnu stranicu',
  },
  en: {
    title: 'E-mail confirmed',
    thanks: 'Thank you. The address %{email} is confirmed.',
    onward: 'Continue',
    download: 'Download the file',
    failed: 'The download failed. Please try again.',
    home: 'To the home page',
  },
  de: {
    title: 'E-Mail bestätigt',
    thanks: 'Danke. Die Adresse %{email} ist bestätigt.',
    onward: 'Weiter',
    download: 'Datei herunterladen',
    failed: 'Das Herunterladen ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
    home: 'Zur Startseite',
  },
});
