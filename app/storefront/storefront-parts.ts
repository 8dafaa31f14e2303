import type { ApiClient } from '#runtime/api/client.ts';
import type { CookieJar } from '#runtime/commands/cookie-jar.ts';
import type { PageDependencies } from '#runtime/page/page-request.ts';
import type { PagePayload } from '#runtime/page/payload.ts';
import type { Language } from '#schemas/languages.ts';
import type { CallContext, UploadedFile } from '#server/api/handler.ts';
import type { Assets, EditAssets } from './assets.ts';
import type { PageRenderer } from './render-page.tsx';
import type { Completion } from './resolve-elements.ts';
import type { SharedPages, SharedVisit } from './shared-pages.ts';
import type { SiteState } from './site-reader.ts';

export interface StorefrontParts {
  /** Returns a client that acts for the visitor with these cookies. */
  readonly clientFor: (
    cookies: CookieJar,
    language: Language,
    client: string,
    headers?: CallContext['headers'],
    files?: readonly UploadedFile[],
  ) => Promise<ApiClient>;
  /** The site as read by this client, with the theme of the host or the one that is named. */
  readonly dependencies: (
    api: ApiClient,
    host: string,
    theme?: string | null,
  ) => Promise<PageDependencies & SiteState>;
  readonly sharedPages: SharedPages;
  readonly renderer: PageRenderer;
  readonly completeElements: Completion;
  readonly assets: Assets;
  /** Path of the picture drawn for links to a page; null if none is. */
  readonly shareAddress: (page: PagePayload) => Promise<string | null>;
  /** Files of edit mode; null if the site does not offer it (EDIT-02). */
  readonly editAssets: EditAssets | null;
}

/** A visitor's request: cookies, language, and the client that acts for the visitor. */
export interface Visit {
  readonly cookies: CookieJar;
  readonly language: Language;
  readonly api: ApiClient;
  readonly changesAt?: SharedVisit['changesAt'];
}
