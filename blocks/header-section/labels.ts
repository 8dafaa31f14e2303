import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Zaglavlje',
    description: 'Zaglavlje svakog zaslona: logotip, navigacija, alati.',
    keywords: ['logo', 'izbornik'],
    fields: {
      logoText: {
        label: 'Tekst logotipa',
      },
      tagline: {
        label: 'Podnaslov logotipa',
      },
      logoPicture: {
        label: 'Slika logotipa',
      },
      logoFlag: {
        label: 'Zastavica logotipa',
      },
      linkButton: {
        label: 'Istaknuti gumb',
      },
      topBar: {
        label: 'Gornja traka',
      },
      social: {
        label: 'Društvene mreže',
      },
      'social/network': {
        label: 'Mreža',
        values: {
          facebook: 'Facebook',
          instagram: 'Instagram',
          youtube: 'YouTube',
        },
      },
      searchLinks: {
        label: 'Poveznice u pretrazi',
      },
    },
  },
  en: {
    name: 'Header',
    description: 'The header of every screen: logo, navigation, tools.',
    keywords: ['logo', 'menu'],
    fields: {
      logoText: {
        label: 'Logo text',
      },
      tagline: {
        label: 'Tagline',
      },
      logoPicture: {
        label: 'Logo picture',
      },
      logoFlag: {
        label: 'Logo flag',
      },
      linkButton: {
        label: 'Prominent button',
      },
      topBar: {
        label: 'Top bar',
      },
      social: {
        label: 'Social networks',
      },
      'social/network': {
        label: 'Network',
        values: {
          facebook: 'Facebook',
          instagram: 'Instagram',
          youtube: 'YouTube',
        },
      },
      searchLinks: {
        label: 'Links in the search',
      },
    },
  },
  de: {
    name: 'Kopfzeile',
    description: 'Die Kopfzeile jeder Ansicht: Logo, Navigation, Werkzeuge.',
    keywords: ['Logo', 'Menü'],
    fields: {
      logoText: {
        label: 'Logotext',
      },
      tagline: {
        label: 'Slogan',
      },
      logoPicture: {
        label: 'Logobild',
      },
      logoFlag: {
        label: 'Logoflagge',
      },
      linkButton: {
        label: 'Hervorgehobene Schaltfläche',
      },
      topBar: {
        label: 'Obere Leiste',
      },
      social: {
        label: 'Soziale Netzwerke',
      },
      'social/network': {
        label: 'Netzwerk',
        values: {
          facebook: 'Facebook',
          instagram: 'Instagram',
          youtube: 'YouTube',
        },
      },
      searchLinks: {
        label: 'Links in der Suche',
      },
    },
  },
});
