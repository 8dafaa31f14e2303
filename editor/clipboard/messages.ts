import type { EditorMessages } from '../i18n/editor-messages.ts';

export const messages = {
  hr: {
    copied:
      'Blok je kopiran. |||| Kopirana su %{smart_count} bloka. |||| Kopirano je %{smart_count} blokova.',
    refused: 'Preglednik ne dopušta pristup međuspremniku. Upotrijebite tipke.',
  },
  en: {
    copied: 'Copied the block. |||| Copied %{smart_count} blocks.',
    refused: 'The browser does not allow access to the clipboard. Use the keys.',
  },
  de: {
    copied: 'Block kopiert. |||| %{smart_count} Blöcke kopiert.',
    refused: 'Der Browser erlaubt keinen Zugriff auf die Zwischenablage. Verwenden Sie die Tasten.',
  },
} satisfies EditorMessages;
