import { defineMessages } from '#runtime/i18n/messages.ts';

export const messages = defineMessages({
  hr: {
    title: 'Kolačići na palubi',
    text: 'Nužni kolačići čuvaju košaricu i prijavu. Ostali nam govore što posjetitelji traže – samo ako to dopustite.',
    privacy: 'Zaštita privatnosti',
    all: 'Prihvaćam sve',
    necessary: 'Samo nužni',
  },
  en: {
    title: 'Cookies on deck',
    text: 'Necessary cookies keep your cart and keep you logged in. The others tell us what visitors look for – only if you allow it.',
    privacy: 'Privacy policy',
    all: 'Accept all',
    necessary: 'Necessary only',
  },
  de: {
    title: 'Cookies an Deck',
    text: 'Notwendige Cookies bewahren Ihren Warenkorb und Ihre Anmeldung. Die übrigen zeigen uns, was Besucher suchen – nur mit Ihrer Erlaubnis.',
    privacy: 'Datenschutz',
    all: 'Alle akzeptieren',
    necessary: 'Nur notwendige',
  },
});
