import type { DocumentKey } from '#schemas/editing/node.ts';
import type { CartSession } from '#schemas/entities/cart.ts';
import type { PreviewView } from '#schemas/entities/screen-document.ts';
import type { ErrorCode } from '#schemas/errors.ts';
import type { AddedByType } from '../added/added-files.ts';
import type { ApiClient } from '../api/client.ts';
import type { OrderKeys } from '../commands/orders/order-keys.ts';
import type { Submission } from '../store/forms.ts';
import type { Notice } from '../store/notices.ts';
import type { SessionState } from '../store/session.ts';
import type { Catalog } from './messages.ts';
import type { PagePayload, SiteInfo } from './payload.ts';
import type { Preparation } from './prepare.ts';

export interface PageRequest {
  readonly url: URL;
  readonly api: ApiClient;
  readonly session: SessionState;
  readonly cartSession: CartSession | null;
  readonly orders: OrderKeys;
  readonly notices: readonly Notice[];
  readonly submission: Submission | null;
  readonly now: Date;
  /** Whether only staff can see the site. */
  readonly maintenance: boolean;
  /** Shows drafts: `editor`, or the token of a preview link; null shows the published version. */
  readonly draft: string | null;
  /** Receives the time, in ms since 1970, at which the unchanged page would render differently. */
  readonly changesAt?: ((time: number) => void) | undefined;
}

export interface PageDependencies extends Preparation {
  readonly catalog: Catalog;
  readonly site: SiteInfo;
  /** Blocks added to the built shop. */
  readonly added?: AddedByType | undefined;
}

export type PageResolution =
  | {
      readonly kind: 'page';
      readonly page: PagePayload;
      /** The stored document of the content. */
      readonly document: DocumentKey | null;
      /** Set when a preview link was used. */
      readonly preview?: PreviewView | undefined;
    }
  | Redirect;

export interface Redirect {
  readonly kind: 'redirect';
  readonly to: string;
  readonly status: 301 | 302;
}

/** The page cannot be shown; the screen of the error takes its place. */
export interface Failure {
  readonly kind: 'failure';
  readonly code: ErrorCode;
  /** Template of the screen that shows the error. */
  readonly template: string;
}
