import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Način plaćanja',
    description: 'Korak naplate u kojem se bira način plaćanja.',
    keywords: ['blagajna', 'kartica'],
  },
  en: {
    name: 'Payment method',
    description: 'The checkout step where the payment method is chosen.',
    keywords: ['checkout', 'card'],
  },
  de: {
    name: 'Zahlungsart',
    description: 'Der Kassenschritt zur Wahl der Zahlungsart.',
    keywords: ['Kasse', 'Karte'],
  },
});
