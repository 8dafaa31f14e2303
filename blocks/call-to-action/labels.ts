import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Poziv na radnju',
    description: 'Kratka poruka s jednim do tri gumba.',
    keywords: ['gumb', 'cta'],
  },
  en: {
    name: 'Call to action',
    description: 'A short message with one to three buttons.',
    keywords: ['cta', 'button'],
  },
  de: {
    name: 'Handlungsaufforderung',
    description: 'Eine kurze Botschaft mit ein bis drei Schaltflächen.',
    keywords: ['CTA', 'Schaltfläche'],
  },
});
