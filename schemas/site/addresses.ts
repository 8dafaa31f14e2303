import type { TextsByLanguage } from '../languages.ts';

/** The addresses of screens, without the prefix of the language (docs/texts.md). */
export interface Addresses {
  /** By the name of the screen. */
  readonly paths: Readonly<Record<string, TextsByLanguage<string> | undefined>>;
  /** Former addresses with the names of their screens: they redirect. */
  readonly former: Readonly<Record<string, string>>;
}
