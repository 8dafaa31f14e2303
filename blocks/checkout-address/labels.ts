import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Adresa dostave',
    description: 'Korak naplate s podacima kupca i adresom.',
    keywords: ['blagajna', 'kupac'],
    fields: {
      title: {
        label: 'Naslov stranice',
        help: 'Prazno: „Naplata“.',
      },
    },
  },
  en: {
    name: 'Delivery address',
    description: 'The checkout step with contact details and address.',
    keywords: ['checkout', 'customer'],
    fields: {
      title: {
        label: 'Page heading',
        help: 'Empty: “Checkout”.',
      },
    },
  },
  de: {
    name: 'Lieferadresse',
    description: 'Der Kassenschritt mit Kontaktdaten und Adresse.',
    keywords: ['Kasse', 'Kunde'],
    fields: {
      title: {
        label: 'Seitenüberschrift',
        help: 'Leer: „Kasse“.',
      },
    },
  },
});
