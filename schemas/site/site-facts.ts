/** What all code may know about the site: plain data without secrets, also built into browser files. */
export interface SiteFacts {
  readonly name: string;
  readonly languages: readonly [LanguageFacts, ...LanguageFacts[]];
  readonly timeZone: string;
  readonly country: string;
  readonly orderPrefix: string;
}

export interface LanguageFacts {
  /** BCP 47 tag. */
  readonly code: string;
  /** ISO 639-2/T code, the language's name on the wire. */
  readonly wire: string;
  /** Its own name, for example `Deutsch`. */
  readonly name: string;
  readonly locale: string;
}
