import type { Form } from './entities/form.ts';

/** What a browser needs to let a visitor show that a person is there. */
export interface CaptchaSettings extends NonNullable<Form['captcha']> {
  /** Address of the provider's files, with a slash at the end. */
  readonly provider: string;
}
