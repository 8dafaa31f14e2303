import type { Language } from '#schemas/languages.ts';

/** A mail that carries one link. */
export interface LinkTexts {
  readonly subject: string;
  readonly title: string;
  readonly lead: string;
  readonly button: string;
  readonly ignore: string;
}

export type LinkMail = 'verifyEmail' | 'setPassword' | 'confirmForm';

export const linkTexts: Readonly<Record<Language, Readonly<Record<LinkMail, LinkTexts>>>> = {
  hr: {
    verifyEmail: {
      subject: 'Potvrdite svoju e-adresu',
      title: 'Još samo potvrda',
      lead: 'Otvorili ste korisnički račun s ovom e-adresom. Potvrdite je, pa se možete prijaviti. Poveznica vrijedi tri dana.',
      button: 'Potvrdi e-adresu',
      ignore: 'Niste vi otvorili račun? Ne morate ništa učiniti.',
    },
    setPassword: {
      subject: 'Nova lozinka',
      title: 'Postavite novu lozinku',
      lead: 'Netko je, vjerojatno vi, zatražio novu lozinku za račun s ovom e-adresom. Poveznica vrijedi jedan sat i samo jednom.',
      button: 'Postavi lozinku',
      ignore: 'Niste vi? Ne morate ništa učiniti; stara lozinka i dalje vrijedi.',
    },
    confirmForm: {
      subject: 'Potvrdite svoju e-adresu',
      title: 'Još samo potvrda',
      lead: 'Ispunili ste obrazac na našim stranicama s ovom e-adresom. Potvrdite je da ga preuzmemo. Poveznica vrijedi tri dana.',
      button: 'Potvrdi e-adresu',
      ignore: 'Niste vi ispunili obrazac? Ne morate ništa učiniti.',
    },
  },
  en: {
    verifyEmail: {
      subject: 'Confirm your e-mail address',
      title: 'One more step',
      lead: 'You opened an account with this e-mail address. Confirm it and you can sign in. The link is valid for three days.',
      button: 'Confirm address',
      ignore: 'It was not you? You need not do anything.',
    },
    setPassword: {
      subject: 'A new password',
      title: 'Set a new password',
      lead: 'Someone, probably you, asked for a new password for the account with this e-mail address. The link is valid for one hour and once only.',
      button: 'Set password',
      ignore: 'It was not you? You need not do anything; the old password stays.',
    },
    confirmForm: {
      subject: 'Confirm your e-mail address',
      title: 'One more step',
      lead: 'You filled in a form on our pages with this e-mail address. Confirm it and we take it in. The link is valid for three days.',
      button: 'Confirm address',
      ignore: 'It was not you? You need not do anything.',
    },
  },
  de: {
    verifyEmail: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      title: 'Noch ein Schritt',
      lead: 'Sie haben mit dieser E-Mail-Adresse ein Konto eröffnet. Bestätigen Sie sie, dann können Sie sich anmelden. Der Link gilt drei Tage.',
      button: 'Adresse bestätigen',
      ignore: 'Das waren nicht Sie? Dann ist nichts zu tun.',
    },
    setPassword: {
      subject: 'Ein neues Passwort',
      title: 'Neues Passwort festlegen',
      lead: 'Jemand, vermutlich Sie, hat für das Konto mit dieser E-Mail-Adresse ein neues Passwort angefordert. Der Link gilt eine Stunde und nur einmal.',
      button: 'Passwort festlegen',
      ignore: 'Das waren nicht Sie? Dann ist nichts zu tun; das alte Passwort bleibt gültig.',
    },
    confirmForm: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      title: 'Noch ein Schritt',
      lead: 'Sie haben auf unseren Seiten mit dieser E-Mail-Adresse ein Formular ausgefüllt. Bestätigen Sie sie, dann nehmen wir es entgegen. Der Link gilt drei Tage.',
      button: 'Adresse bestätigen',
      ignore: 'Das waren nicht Sie? Dann ist nichts zu tun.',
    },
  },
};
