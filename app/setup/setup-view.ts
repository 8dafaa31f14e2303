import { fill } from '#server/mail/messages/texts.ts';
import type { SetupPage } from '#server/services/account/setup.routes.ts';
import { type SetupLanguage, type SetupText, setupTexts } from './texts/setup-texts.ts';

export interface SetupView extends SetupPage {
  readonly now: Date;
  /** What the fields hold at first. */
  readonly suggested: { readonly email: string; readonly shopName: string };
}

export type Write = (key: SetupText, params?: Readonly<Record<string, string | number>>) => string;

export function writerIn(language: SetupLanguage): Write {
  const texts = setupTexts[language];
  return (key, params = {}) => {
    const values = Object.entries(params).map(([name, value]) => [name, String(value)]);
    return fill(texts[key], Object.fromEntries(values));
  };
}
