import type { EditorMessages } from '../i18n/editor-messages.ts';

/** Error messages for staff where the shopper's message would mislead. */
export const messages = {
  hr: {
    unavailable: 'Poslužitelj ne odgovara. Pokušajte ponovno za koji trenutak.',
    notFound: 'Toga više nema: netko je to u međuvremenu uklonio.',
    internal: 'Na poslužitelju je nešto pošlo po zlu. Pokušajte ponovno.',
    unauthorized: 'Prijava je istekla. Prijavite se ponovno.',
  },
  en: {
    unavailable: 'The server does not respond. Please try again in a moment.',
    notFound: 'This no longer exists: someone has removed it in the meantime.',
    internal: 'Something went wrong on the server. Please try again.',
    unauthorized: 'Your session has ended. Please log in again.',
  },
  de: {
    unavailable: 'Der Server antwortet nicht. Bitte versuchen Sie es gleich noch einmal.',
    notFound: 'Das gibt es nicht mehr: Jemand hat es inzwischen entfernt.',
    internal: 'Auf dem Server ist etwas schiefgegangen. Bitte versuchen Sie es erneut.',
    unauthorized: 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich erneut an.',
  },
} satisfies EditorMessages;
