import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Popis proizvoda',
    description: 'Proizvodi kategorije s filtrima i redoslijedom.',
    keywords: ['katalog', 'filtri'],
    fields: {
      title: {
        label: 'Naslov',
        help: 'Prazno: naziv kategorije.',
      },
      category: {
        label: 'Kategorija',
        help: 'Prazno: kategorija iz adrese, inače svi proizvodi.',
      },
      showDescription: {
        label: 'Pokaži opis kategorije',
      },
      showFilters: {
        label: 'Pokaži filtre',
      },
      showFeatured: {
        label: 'Pokaži izdvojene proizvode',
      },
    },
  },
  en: {
    name: 'Product list',
    description: 'The products of a category with filters and sorting.',
    keywords: ['catalogue', 'filters'],
    fields: {
      title: {
        label: 'Title',
        help: 'Empty: the name of the category.',
      },
      category: {
        label: 'Category',
        help: 'Empty: the category of the address, else all products.',
      },
      showDescription: {
        label: 'Show the category’s description',
      },
      showFilters: {
        label: 'Show filters',
      },
      showFeatured: {
        label: 'Show featured products',
      },
    },
  },
  de: {
    name: 'Produktliste',
    description: 'Die Produkte einer Kategorie mit Filtern und Sortierung.',
    keywords: ['Katalog', 'Filter'],
    fields: {
      title: {
        label: 'Überschrift',
        help: 'Leer: der Name der Kategorie.',
      },
      category: {
        label: 'Kategorie',
        help: 'Leer: die Kategorie der Adresse, sonst alle Produkte.',
      },
      showDescription: {
        label: 'Kategoriebeschreibung zeigen',
      },
      showFilters: {
        label: 'Filter zeigen',
      },
      showFeatured: {
        label: 'Empfohlene Produkte zeigen',
      },
    },
  },
});
