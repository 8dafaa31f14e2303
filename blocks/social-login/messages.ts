import { defineMessages } from '#runtime/i18n/messages.ts';

export const messages = defineMessages({
  hr: {
    title: 'Prijava drugim računom',
    text: 'Bez nove lozinke: prijavite se računom koji već imate.',
    with: 'Nastavi uz %{name}',
    none: 'Prijava drugim računom trenutačno nije dostupna.',
    login: 'Prijava e-adresom',
  },
  en: {
    title: 'Log in with another account',
    text: 'No new password: use an account you already have.',
    with: 'Continue with %{name}',
    none: 'Logging in with another account is not available at the moment.',
    login: 'Log in by e-mail',
  },
  de: {
    title: 'Mit anderem Konto anmelden',
    text: 'Ohne neues Passwort: mit einem Konto, das Sie schon haben.',
    with: 'Weiter mit %{name}',
    none: 'Die Anmeldung mit anderem Konto ist zurzeit nicht verfügbar.',
    login: 'Mit E-Mail anmelden',
  },
});
