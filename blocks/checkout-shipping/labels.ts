import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Način dostave',
    description: 'Korak blagajne u kojem se bira dostava ili poslovnica.',
    keywords: ['blagajna', 'preuzimanje'],
  },
  en: {
    name: 'Delivery method',
    description: 'The checkout step where delivery or a branch is chosen.',
    keywords: ['checkout', 'pickup'],
  },
  de: {
    name: 'Versandart',
    description: 'Der Kassenschritt zur Wahl von Versand oder Filiale.',
    keywords: ['Kasse', 'Abholung'],
  },
});
