import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Izbornik',
    description: 'Stavke izbornika u zaglavlju ili podnožju.',
    keywords: ['navigacija', 'poveznice'],
    fields: {
      items: { label: 'Stavke' },
      'items/title': { label: 'Natpis' },
      'items/items': { label: 'Podstavke' },
      'items/items/title': { label: 'Natpis' },
    },
  },
  en: {
    name: 'Menu',
    description: 'Entries of a menu in the header or footer.',
    keywords: ['navigation', 'links'],
    fields: {
      items: { label: 'Entries' },
      'items/title': { label: 'Label' },
      'items/items': { label: 'Sub-entries' },
      'items/items/title': { label: 'Label' },
    },
  },
  de: {
    name: 'Menü',
    description: 'Einträge eines Menüs im Kopf oder Fuß der Seite.',
    keywords: ['Navigation', 'Links'],
    fields: {
      items: { label: 'Einträge' },
      'items/title': { label: 'Beschriftung' },
      'items/items': { label: 'Untereinträge' },
      'items/items/title': { label: 'Beschriftung' },
    },
  },
});
