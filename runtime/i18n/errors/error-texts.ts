import type { ErrorCode } from '#schemas/errors.ts';
import type { Language } from '#schemas/languages.ts';

/** Texts of some errors, in each language. */
export type ErrorTexts = Readonly<Record<Language, Readonly<Partial<Record<ErrorCode, string>>>>>;
