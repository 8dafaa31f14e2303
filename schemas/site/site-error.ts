/** A mistake in `izlog.config.ts`. */
export interface SiteError {
  /** The key of the site that is wrong. */
  readonly key: string;
  /** What the file says there, if the key holds several values. */
  readonly value?: string;
  /** What is wrong and what is expected, in one sentence. */
  readonly text: string;
}
