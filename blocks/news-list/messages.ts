import { defineMessages } from '#runtime/i18n/messages.ts';

export const messages = defineMessages({
  hr: {
    title: 'Novosti iz muzeja',
    categories: 'Kategorije objava',
    all: 'Sve',
    page: 'Stranica %{page}',
    more: 'Učitaj još',
    empty: 'U dnevniku još nema zapisa',
    emptyText: 'U ovoj kategoriji trenutačno nema objava.',
    showAll: 'Prikaži sve objave',
  },
  en: {
    title: 'News from the museum',
    categories: 'Post categories',
    all: 'All',
    page: 'Page %{page}',
    more: 'Load more',
    empty: 'Nothing in the log yet',
    emptyText: 'There are no posts in this category at the moment.',
    showAll: 'Show all posts',
  },
  de: {
    title: 'Neues aus dem Museum',
    categories: 'Beitragskategorien',
    all: 'Alle',
    page: 'Seite %{page}',
    more: 'Mehr laden',
    empty: 'Noch nichts im Logbuch',
    emptyText: 'In dieser Kategorie gibt es zurzeit keine Beiträge.',
    showAll: 'Alle Beiträge zeigen',
  },
});
