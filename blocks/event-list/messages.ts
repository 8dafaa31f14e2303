import { defineMessages } from '#runtime/i18n/messages.ts';

export const messages = defineMessages({
  hr: {
    title: 'Događanja',
    more: 'Učitaj još',
    empty: 'Zasad mirno more',
    emptyText: 'Nema najavljenih događanja. Novi program objavljujemo početkom mjeseca.',
  },
  en: {
    title: 'Events',
    more: 'Load more',
    empty: 'Calm sea for now',
    emptyText: 'No events are announced. The new programme appears at the start of the month.',
  },
  de: {
    title: 'Veranstaltungen',
    more: 'Mehr laden',
    empty: 'Noch ist die See ruhig',
    emptyText: 'Zurzeit ist nichts angekündigt. Das neue Programm erscheint zum Monatsbeginn.',
  },
});
