import { defineMessages } from '#runtime/i18n/messages.ts';

export const messages = defineMessages({
  hr: {
    title: 'Događaji',
    more: 'Učitaj još',
    empty: 'Zasad mirno more',
    emptyText: 'Nema najavljenih događaja. Novi program objavljujemo početkom mjeseca.',
  },
  en: {
    title: 'Events',
    more: 'Load more',
    empty: 'Calm sea for now',
    emptyText:
      'No events have been announced. The new programme is published at the start of the month.',
  },
  de: {
    title: 'Veranstaltungen',
    more: 'Mehr laden',
    empty: 'Noch ist die See ruhig',
    emptyText: 'Zurzeit ist nichts angekündigt. Das neue Programm erscheint zum Monatsbeginn.',
  },
});
