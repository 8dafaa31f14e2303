import { defineMessages } from '#runtime/i18n/messages.ts';

export const messages = defineMessages({
  hr: { title: 'Iz brodskog dnevnika', all: 'Sve objave' },
  en: { title: 'From the log book', all: 'All posts' },
  de: { title: 'Aus dem Logbuch', all: 'Alle Beiträge' },
});
