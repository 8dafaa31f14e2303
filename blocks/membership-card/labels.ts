import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Članska iskaznica',
    description: 'Predstavlja klub: iskaznica, pogodnosti i gumbi.',
    keywords: ['klub', 'pogodnosti'],
    fields: {
      benefits: {
        label: 'Pogodnosti',
      },
      cardName: {
        label: 'Naziv na iskaznici',
      },
      cardHolder: {
        label: 'Ime člana (primjer)',
      },
      cardNumber: {
        label: 'Broj iskaznice (primjer)',
      },
      cardValidity: {
        label: 'Vrijedi do (primjer)',
      },
    },
  },
  en: {
    name: 'Membership card',
    description: 'Presents the club: card, benefits and buttons.',
    keywords: ['club', 'benefits'],
    fields: {
      benefits: {
        label: 'Benefits',
      },
      cardName: {
        label: 'Name on the card',
      },
      cardHolder: {
        label: 'Member’s name (example)',
      },
      cardNumber: {
        label: 'Card number (example)',
      },
      cardValidity: {
        label: 'Valid until (example)',
      },
    },
  },
  de: {
    name: 'Mitgliedskarte',
    description: 'Stellt den Club vor: Karte, Vorteile und Schaltflächen.',
    keywords: ['Club', 'Vorteile'],
    fields: {
      benefits: {
        label: 'Vorteile',
      },
      cardName: {
        label: 'Name auf der Karte',
      },
      cardHolder: {
        label: 'Name des Mitglieds (Beispiel)',
      },
      cardNumber: {
        label: 'Kartennummer (Beispiel)',
      },
      cardValidity: {
        label: 'Gültig bis (Beispiel)',
      },
    },
  },
});
