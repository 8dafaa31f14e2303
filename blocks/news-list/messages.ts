import { defineMessages } from '#runtime/i18n/messages.ts';

export const messages = defineMessages({
  hr: {
    title: 'Novosti iz muzeja',
    categories: 'Vrste objava',
    all: 'Sve',
    page: 'Stranica %{page}',
    more: 'Učitaj još',
    empty: 'U dnevniku još nema zapisa',
    emptyText: 'U ovoj skupini trenutačno nema objava.',
    showAll: 'Prikaži sve objave',
  },
  en: {
    title: 'News from the museum',
    categories: 'Kinds of posts',
    all: 'All',
    page: 'Page %{page}',
    more: 'Load more',
    empty: 'Nothing in the log yet',
    emptyText: 'There are no posts of this kind at the moment.',
    showAll: 'Show all posts',
  },
  de: {
    title: 'Neues aus dem Museum',
    categories: 'Arten von Beiträgen',
    all: 'Alle',
    page: 'Seite %{page}',
    more: 'Mehr laden',
    empty: 'Noch nichts im Logbuch',
    emptyText: 'In dieser Kategorie gibt es zurzeit keine Beiträge.',
    showAll: 'Alle Beiträge zeigen',
  },
});
