import type { TextLanguage } from '#schemas/languages.ts';
import { errorTexts } from '../../checkout/error-messages.ts';

/** Messages that a block with a captcha needs in the browser. */
export const captchaMessages = (language: TextLanguage) =>
  errorTexts(language, [
    'captchaKeyMissing',
    'captchaVersionMissing',
    'captchaNotLoaded',
    'captchaFailed',
  ]);
