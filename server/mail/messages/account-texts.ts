import { type TextsByLanguage } from '#schemas/languages.ts';

/** A mail with one link. */
export interface LinkTexts {
  readonly subject: string;
  readonly title: string;
  readonly lead: string;
  readonly button: string;
  readonly ignore: string;
}

export type LinkMail =
  | 'verifyEmail'
  | 'setPassword'
  | 'changeEmail'
  | 'confirmForm'
  | 'confirmNewsletter';

export const linkTexts: TextsByLanguage<Readonly<Record<LinkMail, LinkTexts>>> = {
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
      lead: 'Ispunili ste obrazac na našim stranicama s ovom e-adresom. Potvrdite je i primit ćemo obrazac. Poveznica vrijedi tri dana.',
      button: 'Potvrdi e-adresu',
      ignore: 'Niste vi ispunili obrazac? Ne morate ništa učiniti.',
    },
    changeEmail: {
      subject: 'Potvrdite novu e-adresu',
      title: 'Nova e-adresa računa',
      lead: 'U svojem računu upisali ste ovu e-adresu. Čim je potvrdite, njome se prijavljujete i na nju stižu naše poruke. Poveznica vrijedi jedan dan.',
      button: 'Potvrdi novu e-adresu',
      ignore: 'Niste vi? Ne morate ništa učiniti; račun ostaje kakav jest.',
    },
    confirmNewsletter: {
      subject: 'Potvrdite prijavu na novosti',
      title: 'Još samo potvrda',
      lead: 'Označili ste da želite primati naše novosti na ovu e-adresu. Potvrdite je, pa vam ih šaljemo. Poveznica vrijedi tri dana.',
      button: 'Potvrdi prijavu',
      ignore: 'Niste vi? Ne morate ništa učiniti; bez potvrde ne šaljemo ništa.',
    },
  },
  en: {
    verifyEmail: {
      subject: 'Confirm your e-mail address',
      title: 'One more step',
      lead: 'You created an account with this e-mail address. Confirm it, and you can log in. The link is valid for three days.',
      button: 'Confirm e-mail address',
      ignore: 'Was it not you? You do not have to do anything.',
    },
    setPassword: {
      subject: 'New password',
      title: 'Set a new password',
      lead: 'Someone, probably you, requested a new password for the account with this e-mail address. The link is valid for one hour and works only once.',
      button: 'Set password',
      ignore: 'Was it not you? You do not have to do anything; the old password stays valid.',
    },
    confirmForm: {
      subject: 'Confirm your e-mail address',
      title: 'One more step',
      lead: 'You filled in a form on our website with this e-mail address. Confirm the address, and we will process the form. The link is valid for three days.',
      button: 'Confirm e-mail address',
      ignore: 'Was it not you? You do not have to do anything.',
    },
    changeEmail: {
      subject: 'Confirm your new e-mail address',
      title: 'New e-mail address of your account',
      lead: 'You entered this e-mail address in your account. Once you confirm it, you log in with it and our messages go there. The link is valid for one day.',
      button: 'Confirm new e-mail address',
      ignore: 'Was it not you? You do not have to do anything; the account stays as it is.',
    },
    confirmNewsletter: {
      subject: 'Confirm your newsletter subscription',
      title: 'One more step',
      lead: 'You asked for our newsletter at this e-mail address. Confirm it, and we will send it. The link is valid for three days.',
      button: 'Confirm subscription',
      ignore:
        'Was it not you? You do not have to do anything; we send nothing without your confirmation.',
    },
  },
  de: {
    verifyEmail: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      title: 'Noch ein Schritt',
      lead: 'Sie haben mit dieser E-Mail-Adresse ein Konto eröffnet. Bestätigen Sie sie, dann können Sie sich anmelden. Der Link gilt drei Tage.',
      button: 'E-Mail-Adresse bestätigen',
      ignore: 'Das waren nicht Sie? Dann ist nichts zu tun.',
    },
    setPassword: {
      subject: 'Neues Passwort',
      title: 'Neues Passwort festlegen',
      lead: 'Jemand, vermutlich Sie, hat für das Konto mit dieser E-Mail-Adresse ein neues Passwort angefordert. Der Link gilt eine Stunde und nur einmal.',
      button: 'Passwort festlegen',
      ignore: 'Das waren nicht Sie? Dann ist nichts zu tun; das alte Passwort bleibt gültig.',
    },
    confirmForm: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      title: 'Noch ein Schritt',
      lead: 'Sie haben auf unserer Website mit dieser E-Mail-Adresse ein Formular ausgefüllt. Bestätigen Sie die Adresse, dann bearbeiten wir das Formular. Der Link gilt drei Tage.',
      button: 'E-Mail-Adresse bestätigen',
      ignore: 'Das waren nicht Sie? Dann ist nichts zu tun.',
    },
    changeEmail: {
      subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
      title: 'Neue E-Mail-Adresse Ihres Kontos',
      lead: 'Sie haben diese E-Mail-Adresse in Ihrem Konto eingetragen. Sobald Sie sie bestätigen, melden Sie sich damit an und erhalten dort unsere Nachrichten. Der Link gilt einen Tag.',
      button: 'Neue E-Mail-Adresse bestätigen',
      ignore: 'Das waren nicht Sie? Dann ist nichts zu tun; das Konto bleibt, wie es ist.',
    },
    confirmNewsletter: {
      subject: 'Bestätigen Sie Ihre Newsletter-Anmeldung',
      title: 'Noch ein Schritt',
      lead: 'Sie möchten unseren Newsletter an diese E-Mail-Adresse erhalten. Bestätigen Sie die Adresse, dann senden wir ihn. Der Link gilt drei Tage.',
      button: 'Anmeldung bestätigen',
      ignore: 'Das waren nicht Sie? Dann ist nichts zu tun; ohne Bestätigung senden wir nichts.',
    },
  },
};
