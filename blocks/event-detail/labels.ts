import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Događaj',
    description: 'Jedan događaj: kada, gdje i o čemu.',
    keywords: ['predavanje', 'termin'],
  },
  en: {
    name: 'Event',
    description: 'One event: when, where and what it is about.',
    keywords: ['talk', 'date'],
  },
  de: {
    name: 'Veranstaltung',
    description: 'Eine Veranstaltung: wann, wo, worüber.',
    keywords: ['Vortrag', 'Termin'],
  },
});
