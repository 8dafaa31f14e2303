import type { Language } from '#schemas/languages.ts';
import type { Download } from './load-downloads.ts';

export type LinkState = 'open' | 'expired' | 'usedUp' | 'revoked' | 'gone';

/** What the page behind a link shows: a file to fetch, or why there is none. */
export interface LinkView {
  readonly language: Language;
  readonly state: LinkState;
  /** Null where the link is for tickets. */
  readonly download: Pick<Download, 'name' | 'file' | 'size' | 'allowed' | 'left'> | null;
  readonly expiresAt: string;
  readonly orderNumber: string;
  readonly orderSlug: string;
  /** Where the button sends its form: the same address. */
  readonly action: string;
}
