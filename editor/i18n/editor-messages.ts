import { type TextsByLanguage } from '#schemas/languages.ts';

/** Texts of one folder of the editor: phrases by key, in every language. */
export type EditorMessages = TextsByLanguage<Readonly<Record<string, string>>>;
