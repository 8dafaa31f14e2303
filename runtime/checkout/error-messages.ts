import type { ErrorCode } from '#schemas/errors.ts';
import type { TextLanguage } from '#schemas/languages.ts';
import { errorMessages } from '../i18n/error-messages.ts';

/** Texts of the errors that a block detects in the browser. */
export function errorTexts<const Code extends ErrorCode>(
  language: TextLanguage,
  codes: readonly Code[],
): Record<`errors.${Code}`, string> {
  const texts = errorMessages[language];
  return Object.fromEntries(codes.map((code) => [`errors.${code}`, texts[code]])) as Record<
    `errors.${Code}`,
    string
  >;
}
