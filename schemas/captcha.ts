import type { Form } from './entities/form.ts';

/** What a browser needs to run the captcha. */
export interface CaptchaSettings extends NonNullable<Form['captcha']> {
  /** Base URL of the provider's files, with a trailing slash. */
  readonly provider: string;
}
