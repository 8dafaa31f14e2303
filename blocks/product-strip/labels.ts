import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Niz proizvoda',
    description: 'Nekoliko proizvoda: novi, izdvojeni, sniženi ili odabrani.',
    presets: { reduced: 'Sniženi proizvodi' },
    keywords: ['ponuda', 'akcija', 'izdvojeno'],
    fields: {
      mode: {
        label: 'Koji proizvodi',
        values: {
          newest: 'Najnoviji',
          featured: 'Izdvojeni',
          discount: 'Sniženi',
          category: 'Iz kategorije',
          ids: 'Ručno odabrani',
        },
      },
      category: {
        label: 'Kategorija',
        help: 'Sužava svaki način osim ručnog odabira.',
      },
      products: {
        label: 'Proizvodi',
        help: 'Za ručni odabir, ovim redoslijedom.',
      },
      'products/slug': {
        label: 'Proizvod',
      },
    },
  },
  en: {
    name: 'Product strip',
    description: 'A few products: new, featured, reduced or chosen.',
    presets: { reduced: 'Reduced products' },
    keywords: ['offer', 'carousel'],
    fields: {
      mode: {
        label: 'Which products',
        values: {
          newest: 'Newest',
          featured: 'Featured',
          discount: 'Reduced',
          category: 'From a category',
          ids: 'Chosen by hand',
        },
      },
      category: {
        label: 'Category',
        help: 'Narrows every choice except the one by hand.',
      },
      products: {
        label: 'Products',
        help: 'For the choice by hand, in this order.',
      },
      'products/slug': {
        label: 'Product',
      },
    },
  },
  de: {
    name: 'Produktstreifen',
    description: 'Einige Produkte: neu, empfohlen, reduziert oder ausgewählt.',
    presets: { reduced: 'Reduzierte Produkte' },
    keywords: ['Angebot', 'Karussell'],
    fields: {
      mode: {
        label: 'Welche Produkte',
        values: {
          newest: 'Neueste',
          featured: 'Empfohlene',
          discount: 'Reduzierte',
          category: 'Aus einer Kategorie',
          ids: 'Von Hand gewählt',
        },
      },
      category: {
        label: 'Kategorie',
        help: 'Schränkt jede Auswahl außer der von Hand ein.',
      },
      products: {
        label: 'Produkte',
        help: 'Für die Auswahl von Hand, in dieser Reihenfolge.',
      },
      'products/slug': {
        label: 'Produkt',
      },
    },
  },
});
