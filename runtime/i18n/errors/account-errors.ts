import type { ErrorTexts } from './error-texts.ts';

/** Errors about accounts, and about what visitors send in. */
export const accountErrors = {
  hr: {
    userExists: 'Račun s tom e-adresom već postoji. Prijavite se njime ili upišite drugu adresu.',
    unknownUserOrPassword:
      'E-adresa ili lozinka nije točna. Provjerite ih ili postavite novu lozinku.',
    incorrectOldPassword: 'Stara lozinka nije točna. Upišite je ponovno.',
    tokenInvalid: 'Poveznica više ne vrijedi. Zatražite novu.',
    goalMissing: 'Poveznica nije potpuna. Otvorite je ponovno iz poruke.',
    onlyRegistered: 'Samo za registrirane korisnike!',
    reviewOnce: 'Ovdje ste već ostavili recenziju.',
    reviewIncomplete: 'Recenzija traži i ocjenu i komentar.',
    commentsClosed: 'Komentiranje ovdje nije omogućeno.',
    wishlistFull:
      'Na listu želja u ovom pregledniku stane najviše %{max} proizvoda. Prijavite se za dulju listu.',
    emailNotVerified:
      'Vaša e-adresa još nije potvrđena. Otvorite poveznicu iz poruke koju smo vam poslali pri registraciji.',
    studentNotAssigned: 'Student nije dodijeljen nijednom odjelu.',
    INVALID_LOGIN: 'Prijava nije uspjela',
    alreadySubscribed: 'Već primate naše novosti.',
    captchaKeyMissing:
      'Provjera da niste robot nema ključ, pa se obrazac ne može poslati. Javite nam se.',
    captchaVersionMissing:
      'Provjera da niste robot nema verziju, pa se obrazac ne može poslati. Javite nam se.',
    captchaNotLoaded:
      'Provjera da niste robot nije se učitala. Dopustite skripte na ovoj stranici i pokušajte ponovno.',
    captchaFailed: 'Provjera da niste robot nije uspjela. Pokušajte ponovno.',
  },
  en: {
    userExists:
      'An account with this e-mail address already exists. Log in to it or enter another address.',
    unknownUserOrPassword:
      'The e-mail address or the password is wrong. Check both, or set a new password.',
    incorrectOldPassword: 'The old password is wrong. Please enter it again.',
    tokenInvalid: 'This link is no longer valid. Please request a new one.',
    goalMissing: 'The link is incomplete. Please open it from the message again.',
    onlyRegistered: 'For registered users only!',
    reviewOnce: 'You have already left a review here.',
    reviewIncomplete: 'A review needs both a rating and a comment.',
    commentsClosed: 'Comments are switched off here.',
    wishlistFull:
      'The wish list in this browser holds at most %{max} products. Log in for a longer one.',
    emailNotVerified:
      'Your e-mail address is not confirmed yet. Open the link in the message we sent you when you registered.',
    studentNotAssigned: 'The student is not assigned to any department.',
    INVALID_LOGIN: 'Prijava nije uspjela',
    alreadySubscribed: 'You are already subscribed to our newsletter.',
    captchaKeyMissing: 'The robot check has no key, so the form cannot be sent. Please contact us.',
    captchaVersionMissing:
      'The robot check has no version, so the form cannot be sent. Please contact us.',
    captchaNotLoaded:
      'The robot check did not load. Please allow scripts on this page and try again.',
    captchaFailed: 'The robot check failed. Please try again.',
  },
  de: {
    userExists:
      'Ein Konto mit dieser E-Mail-Adresse besteht bereits. Melden Sie sich damit an oder geben Sie eine andere Adresse ein.',
    unknownUserOrPassword:
      'E-Mail-Adresse oder Passwort ist falsch. Prüfen Sie beides oder legen Sie ein neues Passwort fest.',
    incorrectOldPassword: 'Das alte Passwort ist falsch. Bitte geben Sie es erneut ein.',
    tokenInvalid: 'Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.',
    goalMissing: 'Der Link ist unvollständig. Bitte öffnen Sie ihn erneut aus der Nachricht.',
    onlyRegistered: 'Nur für registrierte Benutzer!',
    reviewOnce: 'Sie haben hier bereits eine Bewertung abgegeben.',
    reviewIncomplete: 'Eine Bewertung braucht Sterne und einen Kommentar.',
    commentsClosed: 'Hier sind Kommentare ausgeschaltet.',
    wishlistFull:
      'Die Wunschliste dieses Browsers fasst höchstens %{max} Produkte. Melden Sie sich für eine längere an.',
    emailNotVerified:
      'Ihre E-Mail-Adresse ist noch nicht bestätigt. Öffnen Sie den Link aus der Nachricht, die Sie bei der Registrierung bekommen haben.',
    studentNotAssigned: 'Die Studentin oder der Student gehört zu keiner Abteilung.',
    INVALID_LOGIN: 'Prijava nije uspjela',
    alreadySubscribed: 'Sie haben unseren Newsletter bereits abonniert.',
    captchaKeyMissing:
      'Der Roboter-Prüfung fehlt der Schlüssel, deshalb lässt sich das Formular nicht senden. Bitte schreiben Sie uns.',
    captchaVersionMissing:
      'Der Roboter-Prüfung fehlt die Version, deshalb lässt sich das Formular nicht senden. Bitte schreiben Sie uns.',
    captchaNotLoaded:
      'Die Roboter-Prüfung wurde nicht geladen. Bitte erlauben Sie auf dieser Seite Skripte und versuchen Sie es erneut.',
    captchaFailed: 'Die Roboter-Prüfung ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
  },
} satisfies ErrorTexts;
