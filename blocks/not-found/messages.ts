import { defineMessages } from '#runtime/i18n/messages.ts';

export const messages = defineMessages({
  hr: {
    kicker: 'Neistražene vode',
    text: 'Ovdje karta prestaje. Stranica je možda preseljena, a možda je nikad nije ni bilo.',
    home: 'Natrag u luku',
    search: 'Pretražite trgovinu',
  },
  en: {
    kicker: 'Uncharted waters',
    text: 'This is where the chart ends. The page may have moved, or it may never have been here.',
    home: 'Back to harbour',
    search: 'Search the shop',
  },
  de: {
    kicker: 'Unbekannte Gewässer',
    text: 'Hier endet die Karte. Vielleicht ist die Seite umgezogen, vielleicht gab es sie nie.',
    home: 'Zurück in den Hafen',
    search: 'Im Shop suchen',
  },
});
