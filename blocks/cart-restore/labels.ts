import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Povratak košarice',
    description: 'Nudi košaricu koja je ostala pri promjeni jezika.',
    keywords: ['košarica', 'jezik'],
  },
  en: {
    name: 'Cart to restore',
    description: 'Offers the cart left behind when the language was switched.',
    keywords: ['cart', 'language'],
  },
  de: {
    name: 'Warenkorb zurückholen',
    description: 'Bietet den Warenkorb an, der beim Sprachwechsel zurückblieb.',
    keywords: ['Warenkorb', 'Sprache'],
  },
});
