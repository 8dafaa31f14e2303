import { defineMessages } from '#runtime/i18n/messages.ts';

export const messages = defineMessages({
  hr: {
    kicker: 'Neistražene vode',
    text: 'Ovdje karta prestaje. Stranica je možda preseljena, a možda je nikad nije ni bilo: potražite je ili krenite s početne stranice.',
    home: 'Na početnu stranicu',
    search: 'Pretražite trgovinu',
  },
  en: {
    kicker: 'Uncharted waters',
    text: 'This is where the chart ends. The page may have moved, or it may never have been here: search for it, or start from the home page.',
    home: 'To the home page',
    search: 'Search the shop',
  },
  de: {
    kicker: 'Unbekannte Gewässer',
    text: 'Hier endet die Karte. Vielleicht ist die Seite umgezogen, vielleicht gab es sie nie: Suchen Sie danach oder beginnen Sie auf der Startseite.',
    home: 'Zur Startseite',
    search: 'Im Shop suchen',
  },
});
