/** The addresses of screens, without the prefix of the language (docs/texts.md). */
export interface Addresses {
  /** Addresses by name of the screen, then by language. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;
  /** Former addresses with the names of their screens: they redirect. */
  readonly former: Readonly<Record<string, string>>;
}
