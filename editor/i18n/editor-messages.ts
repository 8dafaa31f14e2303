import type { Language } from '#schemas/languages.ts';

/** Texts of one folder of the editor: phrases by key, in every language. */
export type EditorMessages = Readonly<Record<Language, Readonly<Record<string, string>>>>;
