import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Naslovnica',
    description: 'Velika slika s naslovom na vrhu stranice.',
    keywords: ['uvod', 'naslov'],
    fields: {
      coordinates: {
        label: 'Koordinate u kutovima',
        help: 'Redom: sjeverozapad, sjeveroistok, jugozapad, jugoistok.',
      },
    },
    slots: {
      marginalia: 'Bilješke na rubu',
    },
  },
  en: {
    name: 'Hero',
    description: 'A large picture with the title at the top of a page.',
    keywords: ['intro', 'cover'],
    fields: {
      coordinates: {
        label: 'Coordinates in the corners',
        help: 'In order: north-west, north-east, south-west, south-east.',
      },
    },
    slots: {
      marginalia: 'Notes on the margin',
    },
  },
  de: {
    name: 'Aufmacher',
    description: 'Ein großes Bild mit dem Titel am Anfang einer Seite.',
    keywords: ['Einstieg', 'Titelbild'],
    fields: {
      coordinates: {
        label: 'Koordinaten in den Ecken',
        help: 'Der Reihe nach: Nordwest, Nordost, Südwest, Südost.',
      },
    },
    slots: {
      marginalia: 'Randnotizen',
    },
  },
});
