import type { EditorMessages } from '../i18n/editor-messages.ts';

export const messages = {
  hr: { title: 'Pregled stranice na širini od %{width} px' },
  en: { title: 'Preview of the page at a width of %{width} px' },
  de: { title: 'Vorschau der Seite bei einer Breite von %{width} px' },
} satisfies EditorMessages;
