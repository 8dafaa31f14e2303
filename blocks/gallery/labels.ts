import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Galerija',
    description: 'Slike u mreži ili u nizu.',
    presets: { strip: 'Traka slika' },
    keywords: ['slike', 'fotografije'],
    fields: {
      items: {
        label: 'Slike',
      },
      layout: {
        label: 'Raspored',
        values: {
          grid: 'Mreža',
          strip: 'Niz',
        },
      },
    },
  },
  en: {
    name: 'Gallery',
    description: 'Pictures in a grid or a strip.',
    presets: { strip: 'Picture strip' },
    keywords: ['pictures', 'photos'],
    fields: {
      items: {
        label: 'Pictures',
      },
      layout: {
        label: 'Layout',
        values: {
          grid: 'Grid',
          strip: 'Strip',
        },
      },
    },
  },
  de: {
    name: 'Galerie',
    description: 'Bilder in einem Raster oder Streifen.',
    presets: { strip: 'Bilderstreifen' },
    keywords: ['Bilder', 'Fotos'],
    fields: {
      items: {
        label: 'Bilder',
      },
      layout: {
        label: 'Anordnung',
        values: {
          grid: 'Raster',
          strip: 'Streifen',
        },
      },
    },
  },
});
