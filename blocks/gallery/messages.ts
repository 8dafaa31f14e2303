import { defineMessages } from '#runtime/i18n/messages.ts';

export const messages = defineMessages({
  hr: { label: 'Galerija slika', enlarge: 'Otvori veliku sliku: %{name}' },
  en: { label: 'Picture gallery', enlarge: 'Open large picture: %{name}' },
  de: { label: 'Bildergalerie', enlarge: 'Großes Bild öffnen: %{name}' },
});
