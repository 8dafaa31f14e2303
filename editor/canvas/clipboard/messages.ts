import type { EditorMessages } from '../../i18n/editor-messages.ts';

export const messages = {
  hr: {
    copied:
      'Blok je kopiran. |||| Kopirana su %{smart_count} bloka. |||| Kopirano je %{smart_count} blokova.',
    pasted:
      'Blok je zalijepljen. |||| Zalijepljena su %{smart_count} bloka. |||| Zalijepljeno je %{smart_count} blokova.',
    blockUnknown: 'Ništa nije zalijepljeno: blok „%{type}“ na ovom webu ne postoji.',
    blockVersionUnknown:
      'Ništa nije zalijepljeno: blok „%{type}“ dolazi s weba s novijom verzijom.',
    blockOptionsInvalid: 'Ništa nije zalijepljeno: postavke bloka „%{type}“ ovdje nisu ispravne.',
    refused: 'Preglednik ne dopušta pristup međuspremniku. Upotrijebite prečace na tipkovnici.',
  },
  en: {
    copied: 'Copied the block. |||| Copied %{smart_count} blocks.',
    pasted: 'Pasted the block. |||| Pasted %{smart_count} blocks.',
    blockUnknown: 'Nothing was pasted: there is no block “%{type}” on this site.',
    blockVersionUnknown:
      'Nothing was pasted: the block “%{type}” comes from a site with a newer version.',
    blockOptionsInvalid:
      'Nothing was pasted: the settings of the block “%{type}” are not valid here.',
    refused: 'The browser does not allow access to the clipboard. Use the keyboard shortcuts.',
  },
  de: {
    copied: 'Block kopiert. |||| %{smart_count} Blöcke kopiert.',
    pasted: 'Block eingefügt. |||| %{smart_count} Blöcke eingefügt.',
    blockUnknown: 'Nichts eingefügt: Den Block „%{type}“ gibt es auf dieser Website nicht.',
    blockVersionUnknown:
      'Nichts eingefügt: Der Block „%{type}“ stammt von einer Website mit neuerer Version.',
    blockOptionsInvalid:
      'Nichts eingefügt: Die Einstellungen des Blocks „%{type}“ sind hier ungültig.',
    refused:
      'Der Browser erlaubt keinen Zugriff auf die Zwischenablage. Verwenden Sie die Tastenkürzel.',
  },
} satisfies EditorMessages;
