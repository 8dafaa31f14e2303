import type { FaultCode } from '#schemas/faults.ts';
import type { Language } from '#schemas/languages.ts';
import { faultMessages } from '../i18n/fault-messages.ts';

/** Texts of the faults that a block finds by itself in the browser. */
export function faultPhrases<const Code extends FaultCode>(
  language: Language,
  codes: readonly Code[],
): Record<`fault.${Code}`, string> {
  const texts = faultMessages[language];
  return Object.fromEntries(codes.map((code) => [`fault.${code}`, texts[code]])) as Record<
    `fault.${Code}`,
    string
  >;
}
