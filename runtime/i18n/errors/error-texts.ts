import type { ErrorCode } from '#schemas/errors.ts';
import { type TextsByLanguage } from '#schemas/languages.ts';

/** Texts of some errors, in each language. */
export type ErrorTexts = TextsByLanguage<Readonly<Partial<Record<ErrorCode, string>>>>;
