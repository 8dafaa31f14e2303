import type { Language } from '#schemas/languages.ts';
import { errorTexts } from '../../checkout/error-messages.ts';

/** Texts that a block with a captcha needs in the browser. */
export const captchaMessages = (language: Language) =>
  errorTexts(language, [
    'captchaKeyMissing',
    'captchaVersionMissing',
    'captchaNotLoaded',
    'captchaFailed',
  ]);
