import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Radno vrijeme',
    description: 'Kada je otvoreno i gdje se nalazimo.',
    keywords: ['poslovnica', 'adresa'],
    fields: {
      rows: {
        label: 'Dani',
      },
      place: {
        label: 'Mjesto',
      },
      placeTarget: {
        label: 'Poveznica na mjesto',
      },
      coordinates: {
        label: 'Koordinate',
      },
    },
    slots: {
      event: 'Sljedeći događaj',
    },
  },
  en: {
    name: 'Opening hours',
    description: 'When it is open and where to find us.',
    keywords: ['shop', 'address'],
    fields: {
      rows: {
        label: 'Days',
      },
      place: {
        label: 'Place',
      },
      placeTarget: {
        label: 'Link to the place',
      },
      coordinates: {
        label: 'Coordinates',
      },
    },
    slots: {
      event: 'Next event',
    },
  },
  de: {
    name: 'Öffnungszeiten',
    description: 'Wann geöffnet ist und wo wir zu finden sind.',
    keywords: ['Filiale', 'Adresse'],
    fields: {
      rows: {
        label: 'Tage',
      },
      place: {
        label: 'Ort',
      },
      placeTarget: {
        label: 'Link zum Ort',
      },
      coordinates: {
        label: 'Koordinaten',
      },
    },
    slots: {
      event: 'Nächste Veranstaltung',
    },
  },
});
