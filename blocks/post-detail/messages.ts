import { defineMessages } from '#runtime/i18n/messages.ts';

export const messages = defineMessages({
  hr: { path: 'Put do ove stranice', blog: 'Objave', terms: 'Skupine', more: 'Čitajte dalje' },
  en: { path: 'The way to this page', blog: 'Posts', terms: 'Categories', more: 'Read on' },
  de: {
    path: 'Der Weg zu dieser Seite',
    blog: 'Beiträge',
    terms: 'Kategorien',
    more: 'Weiterlesen',
  },
});
