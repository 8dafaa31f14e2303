import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Kartice',
    description: 'Do pet kartica, svaka sa svojim blokovima.',
    keywords: ['tabovi', 'listići'],
    fields: {
      label: {
        label: 'Naziv skupine kartica',
        help: 'Čitaju ga čitači zaslona.',
      },
      items: {
        label: 'Kartice',
      },
      'items/label': {
        label: 'Naziv kartice',
      },
    },
    slots: {
      first: 'Prva kartica',
      second: 'Druga kartica',
      third: 'Treća kartica',
      fourth: 'Četvrta kartica',
      fifth: 'Peta kartica',
    },
  },
  en: {
    name: 'Tabs',
    description: 'Up to five tabs, each with blocks of its own.',
    keywords: ['tabbed'],
    fields: {
      label: {
        label: 'Name of the set of tabs',
        help: 'Read out by screen readers.',
      },
      items: {
        label: 'Tabs',
      },
      'items/label': {
        label: 'Name of the tab',
      },
    },
    slots: {
      first: 'First tab',
      second: 'Second tab',
      third: 'Third tab',
      fourth: 'Fourth tab',
      fifth: 'Fifth tab',
    },
  },
  de: {
    name: 'Reiter',
    description: 'Bis zu fünf Reiter, jeder mit eigenen Blöcken.',
    keywords: ['Tabs', 'Karteikarten'],
    fields: {
      label: {
        label: 'Name der Reitergruppe',
        help: 'Wird von Screenreadern vorgelesen.',
      },
      items: {
        label: 'Reiter',
      },
      'items/label': {
        label: 'Name des Reiters',
      },
    },
    slots: {
      first: 'Erster Reiter',
      second: 'Zweiter Reiter',
      third: 'Dritter Reiter',
      fourth: 'Vierter Reiter',
      fifth: 'Fünfter Reiter',
    },
  },
});
