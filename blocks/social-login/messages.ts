import { defineMessages } from '#runtime/i18n/messages.ts';

export const messages = defineMessages({
  hr: {
    title: 'Prijava drugim računom',
    text: 'Bez nove lozinke: prijavite se računom koji već imate.',
    with: 'Nastavi uz %{name}',
    none: 'Prijava drugim računom trenutačno nije dostupna. Prijavite se e-adresom.',
    login: 'Prijava e-adresom',
  },
  en: {
    title: 'Log in with another account',
    text: 'No new password: use an account you already have.',
    with: 'Continue with %{name}',
    none: 'You cannot log in with another account at the moment. Please log in with your e-mail address.',
    login: 'Log in with your e-mail address',
  },
  de: {
    title: 'Mit anderem Konto anmelden',
    text: 'Ohne neues Passwort: mit einem Konto, das Sie schon haben.',
    with: 'Weiter mit %{name}',
    none: 'Die Anmeldung mit anderem Konto ist zurzeit nicht verfügbar. Bitte melden Sie sich mit Ihrer E-Mail-Adresse an.',
    login: 'Mit E-Mail-Adresse anmelden',
  },
});
