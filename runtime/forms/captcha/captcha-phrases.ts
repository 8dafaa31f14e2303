import type { Language } from '#schemas/languages.ts';
import { errorPhrases } from '../../checkout/error-phrases.ts';

/** Texts that a block with a captcha needs in the browser. */
export const captchaPhrases = (language: Language) =>
  errorPhrases(language, [
    'captchaKeyMissing',
    'captchaVersionMissing',
    'captchaNotLoaded',
    'captchaFailed',
  ]);
