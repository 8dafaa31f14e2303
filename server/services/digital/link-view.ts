import type { Language } from '#schemas/languages.ts';
import type { Download } from './load-downloads.ts';

export type LinkState = 'open' | 'expired' | 'usedUp' | 'revoked' | 'gone';

/** Data of a link's page: a file to download, or why it is unavailable. */
export interface LinkView {
  readonly language: Language;
  readonly state: LinkState;
  /** Null for a link to tickets. */
  readonly download: Pick<Download, 'name' | 'file' | 'size' | 'allowed' | 'left'> | null;
  readonly expiresAt: string;
  readonly orderNumber: string;
  readonly orderSlug: string;
  /** Target of the button's form: the same address. */
  readonly action: string;
}
