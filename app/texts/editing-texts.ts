import type { Texts } from '#editor/i18n/texts.ts';
import { textsIn } from '#schemas/languages.ts';

const editor = {
  hr: () => import('virtual:texts/editor-hr'),
  en: () => import('virtual:texts/editor-en'),
  de: () => import('virtual:texts/editor-de'),
};

const page = {
  hr: () => import('virtual:texts/page-hr'),
  en: () => import('virtual:texts/page-en'),
  de: () => import('virtual:texts/page-de'),
};

/** Texts of edit mode, one file per language, so that editors fetch only their language. */
export const editingTexts: Texts = {
  editor: async (language) => (await textsIn(editor, language)()).messages,
  page: async (language) => (await textsIn(page, language)()).messages,
};
