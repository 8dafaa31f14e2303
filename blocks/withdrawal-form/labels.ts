import { defineLabels } from '#schemas/block/labels.ts';

export const labels = defineLabels({
  hr: {
    name: 'Raskid ugovora',
    description: 'Jednostrani raskid ugovora u dva koraka, s potvrdom primitka.',
    keywords: ['odustanak', 'povrat', 'raskid'],
    fields: { title: { label: 'Naslov', help: 'Prazno: tekst samog bloka.' } },
  },
  en: {
    name: 'Withdrawal',
    description: 'Withdrawal from a contract in two steps, with a receipt.',
    keywords: ['withdraw', 'returns', 'cancel'],
    fields: { title: { label: 'Title', help: 'Empty: the block’s own text.' } },
  },
  de: {
    name: 'Widerruf',
    description: 'Widerruf eines Vertrags in zwei Schritten, mit Eingangsbestätigung.',
    keywords: ['Widerruf', 'Rückgabe', 'Rücktritt'],
    fields: { title: { label: 'Überschrift', help: 'Leer: der eigene Text des Blocks.' } },
  },
});
