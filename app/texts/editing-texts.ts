import { blocks, core, editor } from 'virtual:editing-texts';
import type { Texts } from '#editor/i18n/texts.ts';
import { withNamedNotices } from '#runtime/i18n/error-notices.ts';
import { type Language, textsIn } from '#schemas/languages.ts';

const fetchTexts = (own: typeof core) => async (language: Language) => {
  const parts = [core, own].map((part) => textsIn(part, language)());
  const texts = (await Promise.all(parts)).map((part) => part.default);
  return withNamedNotices(Object.assign({}, ...texts));
};

/** Texts of edit mode, one file per language and part, so that editors fetch only their language. */
export const editingTexts: Texts = { editor: fetchTexts(editor), page: fetchTexts(blocks) };
