import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Stupci',
    description: 'Dva do četiri stupca za druge blokove.',
    keywords: ['raspored', 'mreža'],
    fields: {
      count: {
        label: 'Broj stupaca',
      },
      layout: {
        label: 'Omjer širina',
        values: {
          equal: 'Jednake',
          'wide-first': 'Prvi širi',
          'wide-last': 'Zadnji širi',
        },
      },
      align: {
        label: 'Okomito poravnanje',
        values: {
          start: 'Gore',
          center: 'Sredina',
          stretch: 'Ista visina',
        },
      },
      rules: {
        label: 'Crte između stupaca',
      },
    },
    slots: {
      first: 'Prvi stupac',
      second: 'Drugi stupac',
      third: 'Treći stupac',
      fourth: 'Četvrti stupac',
    },
  },
  en: {
    name: 'Columns',
    description: 'Two to four columns for other blocks.',
    keywords: ['layout', 'grid'],
    fields: {
      count: {
        label: 'Number of columns',
      },
      layout: {
        label: 'Widths',
        values: {
          equal: 'Equal',
          'wide-first': 'First one wider',
          'wide-last': 'Last one wider',
        },
      },
      align: {
        label: 'Vertical alignment',
        values: {
          start: 'Top',
          center: 'Middle',
          stretch: 'Same height',
        },
      },
      rules: {
        label: 'Rules between columns',
      },
    },
    slots: {
      first: 'First column',
      second: 'Second column',
      third: 'Third column',
      fourth: 'Fourth column',
    },
  },
  de: {
    name: 'Spalten',
    description: 'Zwei bis vier Spalten für andere Blöcke.',
    keywords: ['Layout', 'Raster'],
    fields: {
      count: {
        label: 'Anzahl der Spalten',
      },
      layout: {
        label: 'Breiten',
        values: {
          equal: 'Gleich',
          'wide-first': 'Erste breiter',
          'wide-last': 'Letzte breiter',
        },
      },
      align: {
        label: 'Vertikale Ausrichtung',
        values: {
          start: 'Oben',
          center: 'Mitte',
          stretch: 'Gleiche Höhe',
        },
      },
      rules: {
        label: 'Linien zwischen den Spalten',
      },
    },
    slots: {
      first: 'Erste Spalte',
      second: 'Zweite Spalte',
      third: 'Dritte Spalte',
      fourth: 'Vierte Spalte',
    },
  },
});
