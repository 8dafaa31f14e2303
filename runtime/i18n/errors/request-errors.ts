import type { ErrorTexts } from './error-texts.ts';

/** Errors of a request itself. */
export const requestErrors = {
  hr: {
    badRequest: 'Zahtjev nije ispravan. Osvježite stranicu i pokušajte ponovno.',
    malformedJson: 'Poslani podaci nisu čitljivi. Osvježite stranicu i pokušajte ponovno.',
    payloadTooLarge: 'Poslani podaci su preveliki. Pošaljite manje odjednom.',
    unsupportedMediaType: 'Ta vrsta podataka nije podržana.',
    unauthorized: 'Za ovo se najprije prijavite.',
    forbidden: 'Za ovo nemate dopuštenje. Obratite se administratoru trgovine.',
    notFound: 'Stranica nije pronađena',
    conflict: 'Podaci su se u međuvremenu promijenili. Osvježite stranicu i pokušajte ponovno.',
    tooManyLogins:
      'Previše pokušaja prijave na ovaj račun. Pričekajte deset minuta ili postavite novu lozinku poveznicom iz e-pošte.',
    tooManyRequests: 'Previše pokušaja. Pričekajte malo pa pokušajte ponovno.',
    internal: 'Nešto je pošlo po zlu',
    unavailable: 'Trgovina trenutačno nije dostupna. Pokušajte ponovno za koji trenutak.',
    redirectNotAllowed: 'To odredište nije dopušteno.',
    idempotencyMismatch:
      'Ovaj je zahtjev već poslan s drugim podacima. Osvježite stranicu i pokušajte ponovno.',
  },
  en: {
    badRequest: 'The request is not valid. Please reload the page and try again.',
    malformedJson: 'The data sent could not be read. Please reload the page and try again.',
    payloadTooLarge: 'The data sent is too large. Please send less at once.',
    unsupportedMediaType: 'This kind of data is not supported.',
    unauthorized: 'Please log in first.',
    forbidden:
      'You do not have permission to do this. Please contact an administrator of the shop.',
    notFound: 'This page could not be found',
    conflict: 'The data has changed in the meantime. Please reload the page and try again.',
    tooManyLogins:
      'Too many attempts to log in to this account. Wait ten minutes, or set a new password by e-mail.',
    tooManyRequests: 'Too many attempts. Please wait a moment and try again.',
    internal: 'Something went wrong',
    unavailable: 'The shop is not available right now. Please try again in a moment.',
    redirectNotAllowed: 'This destination is not allowed.',
    idempotencyMismatch:
      'This request was already sent with different data. Please reload the page and try again.',
  },
  de: {
    badRequest:
      'Die Anfrage ist ungültig. Bitte laden Sie die Seite neu und versuchen Sie es erneut.',
    malformedJson:
      'Die gesendeten Daten sind nicht lesbar. Bitte laden Sie die Seite neu und versuchen Sie es erneut.',
    payloadTooLarge: 'Die gesendeten Daten sind zu groß. Bitte senden Sie weniger auf einmal.',
    unsupportedMediaType: 'Diese Art von Daten wird nicht unterstützt.',
    unauthorized: 'Bitte melden Sie sich zuerst an.',
    forbidden:
      'Dazu fehlt Ihnen die Berechtigung. Bitte wenden Sie sich an die Verwaltung des Shops.',
    notFound: 'Diese Seite wurde nicht gefunden',
    conflict:
      'Die Daten haben sich inzwischen geändert. Bitte laden Sie die Seite neu und versuchen Sie es erneut.',
    tooManyLogins:
      'Zu viele Anmeldeversuche für dieses Konto. Warten Sie zehn Minuten oder legen Sie per E-Mail ein neues Passwort fest.',
    tooManyRequests:
      'Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
    internal: 'Etwas ist schiefgegangen',
    unavailable: 'Der Shop ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    redirectNotAllowed: 'Dieses Ziel ist nicht erlaubt.',
    idempotencyMismatch:
      'Diese Anfrage wurde bereits mit anderen Daten gesendet. Bitte laden Sie die Seite neu und versuchen Sie es erneut.',
  },
} satisfies ErrorTexts;
