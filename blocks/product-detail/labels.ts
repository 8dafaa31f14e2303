import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Proizvod',
    description: 'Jedan proizvod: slike, cijena, mogućnosti, kupnja.',
    keywords: ['artikl', 'kupnja'],
    fields: {
      showCrossSell: {
        label: 'Pokaži slične proizvode',
      },
      showDetails: {
        label: 'Pokaži podatke o proizvodu',
      },
      deliveryNote: {
        label: 'Rečenica o dostavi',
        help: 'Prazno: uobičajena rečenica.',
      },
    },
    slots: {
      reviews: 'Recenzije',
    },
  },
  en: {
    name: 'Product',
    description: 'One product: pictures, price, options, purchase.',
    keywords: ['item', 'purchase'],
    fields: {
      showCrossSell: {
        label: 'Show related products',
      },
      showDetails: {
        label: 'Show the product’s details',
      },
      deliveryNote: {
        label: 'Sentence about delivery',
        help: 'Empty: the usual sentence.',
      },
    },
    slots: {
      reviews: 'Reviews',
    },
  },
  de: {
    name: 'Produkt',
    description: 'Ein Produkt: Bilder, Preis, Optionen, Kauf.',
    keywords: ['Artikel', 'Kauf'],
    fields: {
      showCrossSell: {
        label: 'Ähnliche Produkte zeigen',
      },
      showDetails: {
        label: 'Produktdaten zeigen',
      },
      deliveryNote: {
        label: 'Satz zum Versand',
        help: 'Leer: der übliche Satz.',
      },
    },
    slots: {
      reviews: 'Bewertungen',
    },
  },
});
