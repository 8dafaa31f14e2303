import type { Language } from '#schemas/languages.ts';
import { faultPhrases } from '../../checkout/fault-phrases.ts';

/** Texts that a block with a captcha needs in the browser. */
export const captchaPhrases = (language: Language) =>
  faultPhrases(language, [
    'captchaKeyMissing',
    'captchaVersionMissing',
    'captchaNotLoaded',
    'captchaFailed',
  ]);
