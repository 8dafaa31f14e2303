import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Podnožje',
    description: 'Podnožje svakog zaslona: kontakt, radno vrijeme, poveznice.',
    keywords: ['footer', 'kontakt'],
    fields: {
      name: {
        label: 'Naziv trgovine',
      },
      hours: {
        label: 'Radno vrijeme',
      },
      groupTitles: {
        label: 'Naslovi skupina poveznica',
      },
      certificates: {
        label: 'Certifikati',
      },
      funds: {
        label: 'Fondovi',
      },
      fundsText: {
        label: 'Tekst o fondovima',
      },
      apps: {
        label: 'Aplikacije',
      },
      'apps/store': {
        label: 'Trgovina aplikacija',
        values: {
          'app-store': 'App Store',
          'google-play': 'Google Play',
        },
      },
      withdrawalTarget: {
        label: 'Stranica o jednostranom raskidu',
      },
      copyright: {
        label: 'Autorska prava',
      },
    },
    slots: {
      content: 'Iznad podnožja',
    },
  },
  en: {
    name: 'Footer',
    description: 'The footer of every screen: contact, opening hours, links.',
    keywords: ['contact', 'imprint'],
    fields: {
      name: {
        label: 'Name of the shop',
      },
      hours: {
        label: 'Opening hours',
      },
      groupTitles: {
        label: 'Headings of the link groups',
      },
      certificates: {
        label: 'Certificates',
      },
      funds: {
        label: 'Funds',
      },
      fundsText: {
        label: 'Text about the funds',
      },
      apps: {
        label: 'Apps',
      },
      'apps/store': {
        label: 'App store',
        values: {
          'app-store': 'App Store',
          'google-play': 'Google Play',
        },
      },
      withdrawalTarget: {
        label: 'Page about withdrawal',
      },
      copyright: {
        label: 'Copyright',
      },
    },
    slots: {
      content: 'Top of the footer',
    },
  },
  de: {
    name: 'Fußzeile',
    description: 'Die Fußzeile jeder Ansicht: Kontakt, Öffnungszeiten, Links.',
    keywords: ['Footer', 'Kontakt'],
    fields: {
      name: {
        label: 'Name des Shops',
      },
      hours: {
        label: 'Öffnungszeiten',
      },
      groupTitles: {
        label: 'Überschriften der Linkgruppen',
      },
      certificates: {
        label: 'Zertifikate',
      },
      funds: {
        label: 'Förderungen',
      },
      fundsText: {
        label: 'Text zu den Förderungen',
      },
      apps: {
        label: 'Apps',
      },
      'apps/store': {
        label: 'App-Store',
        values: {
          'app-store': 'App Store',
          'google-play': 'Google Play',
        },
      },
      withdrawalTarget: {
        label: 'Seite zum Widerruf',
      },
      copyright: {
        label: 'Urheberrecht',
      },
    },
    slots: {
      content: 'Oben in der Fußzeile',
    },
  },
});
