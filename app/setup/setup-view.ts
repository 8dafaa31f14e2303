import { type Language, textsIn } from '#schemas/languages.ts';
import { fill } from '#server/mail/fill.ts';
import type { SetupPage } from '#server/services/account/setup.routes.ts';
import { type SetupText, setupTexts } from './setup-texts.ts';

export interface SetupView extends SetupPage {
  readonly now: Date;
  /** Whether the shop has no content of its own, so that it can begin with examples. */
  readonly offersExamples: boolean;
  /** Initial values of the fields. */
  readonly suggested: { readonly email: string; readonly shopName: string };
}

export type Write = (key: SetupText, params?: Readonly<Record<string, string | number>>) => string;

export function writerIn(language: Language): Write {
  const texts = textsIn(setupTexts, language);
  return (key, params = {}) => {
    const values = Object.entries(params).map(([name, value]) => [name, String(value)]);
    return fill(texts[key], Object.fromEntries(values));
  };
}
