import { type TextsByLanguage } from '#schemas/languages.ts';
import type { NoticeMail } from '../notice-kinds.ts';

/** A mail that reports an event of an account and links to a screen without a token. */
interface NoticeTexts {
  readonly subject: string;
  readonly title: string;
  /** `%{email}` is replaced by the new address. */
  readonly lead: string;
  readonly advice: string;
  readonly button: string;
}

export const noticeTexts: TextsByLanguage<Readonly<Record<NoticeMail, NoticeTexts>>> = {
  hr: {
    emailChangeRequested: {
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
    accountExists: {
      subject: 'Već imate račun',
      title: 'Ova e-adresa već ima račun',
      lead: 'Netko je, možda vi, ovu e-adresu upisao za korisnički račun. Ona već ima račun, pa nije otvoren novi i ništa se nije promijenilo.',
      advice:
        'Ako ste to bili vi, prijavite se. Ako se lozinke više ne sjećate, postavite novu. Ako niste, ne morate ništa učiniti.',
      button: 'Na prijavu',
    },
  },
  en: {
    emailChangeRequested: {
      subject: 'A change of e-mail address was requested',
      title: 'Change of your e-mail address',
      lead: 'A new e-mail address was entered in your account: %{email}. It takes effect once it is confirmed with the link we sent there. Until then you log in with this address.',
      advice: 'Was it not you? Set a new password at once; that also stops the change.',
      button: 'Set a new password',
    },
    emailChanged: {
      subject: 'Your e-mail address was changed',
      title: 'Your e-mail address was changed',
      lead: 'Your account now has the e-mail address %{email}. You log in with it and our messages go there.',
      advice: 'Was it not you? Please reply to this message as soon as you can.',
      button: 'Log in',
    },
    accountExists: {
      subject: 'You already have an account',
      title: 'This e-mail address already has an account',
      lead: 'Someone, perhaps you, entered this e-mail address to create an account. It already has one, so no new one was created and nothing has changed.',
      advice:
        'If it was you, log in. If you no longer remember your password, you can set a new one. If it was not you, you do not have to do anything.',
      button: 'Log in',
    },
  },
  de: {
    emailChangeRequested: {
      subject: 'Änderung der E-Mail-Adresse angefordert',
      title: 'Änderung Ihrer E-Mail-Adresse',
      lead: 'In Ihrem Konto wurde eine neue E-Mail-Adresse eingetragen: %{email}. Sie gilt, sobald sie über den dorthin gesendeten Link bestätigt ist. Bis dahin melden Sie sich mit dieser Adresse an.',
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
    accountExists: {
      subject: 'Sie haben schon ein Konto',
      title: 'Diese E-Mail-Adresse hat schon ein Konto',
      lead: 'Jemand, vielleicht Sie, hat diese E-Mail-Adresse für ein Konto eingetragen. Sie hat schon eines, deshalb wurde kein neues eröffnet und nichts geändert.',
      advice:
        'Waren Sie es, dann melden Sie sich an. Ein vergessenes Passwort können Sie neu festlegen. Waren Sie es nicht, ist nichts zu tun.',
      button: 'Zur Anmeldung',
    },
  },
};
