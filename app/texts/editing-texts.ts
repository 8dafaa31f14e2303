import { blocks, editor } from 'virtual:editing-texts';
import type { Texts } from '#editor/i18n/texts.ts';
import { withNamedNotices } from '#runtime/i18n/error-notices.ts';
import { textsIn } from '#schemas/languages.ts';

/** Texts of edit mode, one file per language, so that editors fetch only their language. */
export const editingTexts: Texts = {
  editor: async (language) => withNamedNotices((await textsIn(editor, language)()).default),
  page: async (language) => withNamedNotices((await textsIn(blocks, language)()).default),
};
