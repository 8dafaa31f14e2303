import type { EditorMessages } from '../../i18n/editor-messages.ts';
import { inspectorTexts } from './inspector-texts.ts';
import { libraryTexts } from './library-texts.ts';
import { paletteTexts } from './palette-texts.ts';
import { structureTexts } from './structure-texts.ts';

export const messages = {
  hr: { ...inspectorTexts.hr, ...libraryTexts.hr, ...paletteTexts.hr, ...structureTexts.hr },
  en: { ...inspectorTexts.en, ...libraryTexts.en, ...paletteTexts.en, ...structureTexts.en },
  de: { ...inspectorTexts.de, ...libraryTexts.de, ...paletteTexts.de, ...structureTexts.de },
} satisfies EditorMessages;
