import { defineMessages } from '#runtime/i18n/messages.ts';

export const messages = defineMessages({
  hr: { title: 'Radno vrijeme', event: 'Sljedeće u muzeju', place: 'Gdje smo' },
  en: { title: 'Opening hours', event: 'Next at the museum', place: 'Where we are' },
  de: { title: 'Öffnungszeiten', event: 'Demnächst im Museum', place: 'Wo wir sind' },
});
