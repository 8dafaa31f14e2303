import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Obavijest o kolačićima',
    description: 'Pita posjetitelja za privolu za kolačiće.',
    keywords: ['kolačići', 'privatnost', 'gdpr'],
    fields: {
      privacyTarget: {
        label: 'Stranica o privatnosti',
      },
    },
  },
  en: {
    name: 'Cookie notice',
    description: 'Asks visitors for their consent to cookies.',
    keywords: ['cookies', 'privacy', 'gdpr'],
    fields: {
      privacyTarget: {
        label: 'Privacy page',
      },
    },
  },
  de: {
    name: 'Cookie-Hinweis',
    description: 'Fragt Besucher nach der Cookie-Einwilligung.',
    keywords: ['Cookies', 'Datenschutz', 'DSGVO'],
    fields: {
      privacyTarget: {
        label: 'Datenschutzseite',
      },
    },
  },
});
