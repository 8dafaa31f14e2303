import type { Language } from '#schemas/languages.ts';

/** A mail that tells what happened to an account, and leads to a screen without a token. */
interface NoticeTexts {
  readonly subject: string;
  readonly title: string;
  /** `%{email}` is the new address. */
  readonly lead: string;
  readonly advice: string;
  readonly button: string;
}

export type NoticeMail = 'emailChangeAsked' | 'emailChanged';

export const noticeTexts: Readonly<Record<Language, Readonly<Record<NoticeMail, NoticeTexts>>>> = {
  hr: {
    emailChangeAsked: {
      subject: 'Zatražena je promjena e-adrese',
      title: 'Promjena e-adrese računa',
      lead: 'U vašem računu zatražena je nova e-adresa: %{email}. Vrijedit će kad se potvrdi poveznicom koju smo onamo poslali. Dotad se prijavljujete ovom adresom.',
      advice: 'Niste vi? Odmah postavite novu lozinku; time prestaje i zatražena promjena.',
      button: 'Postavi novu lozinku',
    },
    emailChanged: {
      subject: 'E-adresa računa je promijenjena',
      title: 'E-adresa računa je promijenjena',
      lead: 'Vaš račun sada ima e-adresu %{email}. Njome se prijavljujete i na nju stižu naše poruke.',
      advice: 'Niste vi? Odgovorite na ovu poruku što prije.',
      button: 'Na prijavu',
    },
  },
  en: {
    emailChangeAsked: {
      subject: 'A change of e-mail address was requested',
      title: 'Change of your e-mail address',
      lead: 'A new e-mail address was entered in your account: %{email}. It counts once it is confirmed with the link we sent there. Until then you sign in with this address.',
      advice: 'It was not you? Set a new password at once; that also stops the change.',
      button: 'Set a new password',
    },
    emailChanged: {
      subject: 'Your e-mail address was changed',
      title: 'Your e-mail address was changed',
      lead: 'Your account now has the e-mail address %{email}. You sign in with it and our messages go there.',
      advice: 'It was not you? Answer this message as soon as you can.',
      button: 'To login',
    },
  },
  de: {
    emailChangeAsked: {
      subject: 'Änderung der E-Mail-Adresse angefordert',
      title: 'Änderung Ihrer E-Mail-Adresse',
      lead: 'In Ihrem Konto wurde eine neue E-Mail-Adresse eingetragen: %{email}. Sie gilt, sobald sie über den dorthin gesandten Link bestätigt ist. Bis dahin melden Sie sich mit dieser Adresse an.',
      advice:
        'Das waren nicht Sie? Legen Sie sofort ein neues Passwort fest; damit endet auch die Änderung.',
      button: 'Neues Passwort festlegen',
    },
    emailChanged: {
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      title: 'Ihre E-Mail-Adresse wurde geändert',
      lead: 'Ihr Konto hat jetzt die E-Mail-Adresse %{email}. Sie melden sich damit an und erhalten dort unsere Nachrichten.',
      advice: 'Das waren nicht Sie? Antworten Sie so bald wie möglich auf diese Nachricht.',
      button: 'Zur Anmeldung',
    },
  },
};
