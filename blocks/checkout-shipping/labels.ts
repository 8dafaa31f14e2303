import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Način dostave',
    description: 'Korak naplate u kojem se bira dostava ili mjesto preuzimanja.',
    keywords: ['blagajna', 'preuzimanje'],
  },
  en: {
    name: 'Delivery method',
    description: 'The checkout step where delivery or a collection point is chosen.',
    keywords: ['checkout', 'pickup'],
  },
  de: {
    name: 'Versandart',
    description: 'Der Kassenschritt zur Wahl von Versand oder Abholstelle.',
    keywords: ['Kasse', 'Abholung'],
  },
});
