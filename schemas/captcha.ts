import type { Form } from './entities/form.ts';

/** Settings with which a browser runs the captcha. */
export interface CaptchaSettings extends NonNullable<Form['captcha']> {
  /** Base URL of the provider's files, with a trailing slash. */
  readonly provider: string;
}
