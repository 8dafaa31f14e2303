import type { Language } from '#schemas/languages.ts';
import type { ApiClient } from '../api/client.ts';
import type { LoadContext } from '../block/types.ts';
import { targetHref } from '../routes/href.ts';
import type { ScreenDocument } from './find-document.ts';
import type { PageDependencies, PageRequest } from './page-request.ts';

/** `links` has the addresses of the pages and posts that its elements link to. */
type Shown = Pick<LoadContext, 'screen' | 'param'> & Partial<Pick<ScreenDocument, 'links'>>;

type Reader = Pick<PageRequest, 'api' | 'draft' | 'url' | 'session' | 'cartSession' | 'orders'>;

/** Returns the context for the loads of a screen's blocks. */
export function createLoadContext(
  { api, draft, url, session, cartSession, orders }: Reader,
  { screen, param, links }: Shown,
  language: Language,
  { site, catalog }: Pick<PageDependencies, 'site' | 'catalog'>,
): LoadContext {
  return {
    api: draftApi(api, draft),
    language,
    url,
    screen,
    param,
    session,
    cartSession,
    orders,
    site,
    isDraft: draft !== null,
    t: catalog.translate(language),
    href: (target) => targetHref(language, target, links),
  };
}

/** With drafts, blocks also read menus as drafts. */
function draftApi(api: ApiClient, draft: string | null): ApiClient {
  if (draft === null) return api;
  return {
    call: (name, input) => api.call(name, name === 'navigation.tree' ? { ...input, draft } : input),
  };
}
