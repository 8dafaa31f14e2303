/** A mistake in `izlog.config.ts`. */
export interface SiteError {
  /** The key of the site that is wrong. */
  readonly key: string;
  /** The invalid part of the value, if the key holds several. */
  readonly value?: string;
  /** One sentence with the error and the expected value. */
  readonly text: string;
}
