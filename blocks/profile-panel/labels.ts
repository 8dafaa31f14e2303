import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Moj račun',
    description: 'Profil kupca: podaci, adrese, narudžbe, želje.',
    keywords: ['profil', 'narudžbe'],
    fields: {
      showWishlist: {
        label: 'Pokaži listu želja',
      },
      showOrders: {
        label: 'Pokaži narudžbe',
      },
    },
    slots: {
      guest: 'Za neprijavljene',
    },
  },
  en: {
    name: 'My account',
    description: 'The customer’s profile: details, addresses, orders, wishes.',
    keywords: ['profile', 'orders'],
    fields: {
      showWishlist: {
        label: 'Show the wish list',
      },
      showOrders: {
        label: 'Show orders',
      },
    },
    slots: {
      guest: 'For visitors who are not logged in',
    },
  },
  de: {
    name: 'Mein Konto',
    description: 'Das Kundenprofil: Daten, Adressen, Bestellungen, Wünsche.',
    keywords: ['Profil', 'Bestellungen'],
    fields: {
      showWishlist: {
        label: 'Wunschliste zeigen',
      },
      showOrders: {
        label: 'Bestellungen zeigen',
      },
    },
    slots: {
      guest: 'Für nicht Angemeldete',
    },
  },
});
