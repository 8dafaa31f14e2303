import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Administracija',
    description: 'Zaslon za osoblje: privole, predmemorija i predlošci.',
    keywords: ['ured', 'privole'],
    fields: {
      section: {
        label: 'Odjeljak',
        values: {
          home: 'Početna',
          cache: 'Predmemorija',
          consents: 'Privole',
          consent: 'Jedna privola',
          templates: 'Predlošci',
        },
      },
    },
  },
  en: {
    name: 'Administration',
    description: 'Back-office screen: consents, cache and templates.',
    keywords: ['back office', 'consents'],
    fields: {
      section: {
        label: 'Section',
        values: {
          home: 'Home',
          cache: 'Cache',
          consents: 'Consents',
          consent: 'One consent',
          templates: 'Templates',
        },
      },
    },
  },
  de: {
    name: 'Verwaltung',
    description: 'Backoffice-Ansicht: Einwilligungen, Cache und Vorlagen.',
    keywords: ['Backoffice', 'Einwilligungen'],
    fields: {
      section: {
        label: 'Bereich',
        values: {
          home: 'Start',
          cache: 'Cache',
          consents: 'Einwilligungen',
          consent: 'Eine Einwilligung',
          templates: 'Vorlagen',
        },
      },
    },
  },
});
