import { defineMessages } from '#runtime/i18n/messages.ts';

export const messages = defineMessages({
  hr: { title: 'Radno vrijeme', place: 'Gdje smo' },
  en: { title: 'Opening hours', place: 'Where we are' },
  de: { title: 'Öffnungszeiten', place: 'Wo wir sind' },
});
