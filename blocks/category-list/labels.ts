import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Popis kategorija',
    description: 'Kategorije proizvoda kao pločice ili oznake.',
    presets: { chips: 'Kategorije kao oznake' },
    keywords: ['kategorije', 'pločice'],
    fields: {
      parent: {
        label: 'Nadređena kategorija',
        help: 'Prazno: kategorija iz adrese, inače najviša razina.',
      },
      layout: {
        label: 'Prikaz',
        values: {
          tiles: 'Pločice sa slikom',
          chips: 'Oznake',
        },
      },
    },
  },
  en: {
    name: 'Category list',
    description: 'Product categories as tiles or chips.',
    presets: { chips: 'Category chips' },
    keywords: ['categories', 'tiles'],
    fields: {
      parent: {
        label: 'Parent category',
        help: 'Empty: the category of the address, else the top level.',
      },
      layout: {
        label: 'Display',
        values: {
          tiles: 'Tiles with pictures',
          chips: 'Chips',
        },
      },
    },
  },
  de: {
    name: 'Kategorienliste',
    description: 'Produktkategorien als Kacheln oder Marken.',
    presets: { chips: 'Kategorien als Marken' },
    keywords: ['Kategorien', 'Kacheln'],
    fields: {
      parent: {
        label: 'Übergeordnete Kategorie',
        help: 'Leer: die Kategorie der Adresse, sonst die oberste Ebene.',
      },
      layout: {
        label: 'Darstellung',
        values: {
          tiles: 'Kacheln mit Bild',
          chips: 'Marken',
        },
      },
    },
  },
});
