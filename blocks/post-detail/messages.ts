import { defineMessages } from '#runtime/i18n/messages.ts';

export const messages = defineMessages({
  hr: { path: 'Put do ove stranice', blog: 'Novosti', terms: 'Kategorije', more: 'Čitajte dalje' },
  en: { path: 'The way to this page', blog: 'News', terms: 'Categories', more: 'Read on' },
  de: {
    path: 'Der Weg zu dieser Seite',
    blog: 'Neuigkeiten',
    terms: 'Kategorien',
    more: 'Weiterlesen',
  },
});
