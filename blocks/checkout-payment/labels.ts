import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Način plaćanja',
    description: 'Korak blagajne u kojem se bira plaćanje.',
    keywords: ['blagajna', 'kartica'],
  },
  en: {
    name: 'Payment method',
    description: 'The checkout step where payment is chosen.',
    keywords: ['checkout', 'card'],
  },
  de: {
    name: 'Zahlungsart',
    description: 'Der Kassenschritt zur Wahl der Zahlung.',
    keywords: ['Kasse', 'Karte'],
  },
});
