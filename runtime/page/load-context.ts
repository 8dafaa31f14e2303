import type { Language } from '#schemas/languages.ts';
import type { ApiClient } from '../api/client.ts';
import type { LoadContext } from '../block/types.ts';
import type { PageDependencies, PageRequest } from './page-request.ts';

type Reader = Pick<PageRequest, 'api' | 'draft' | 'url' | 'session' | 'cartSession' | 'orders'>;

/** Returns what the loads of a screen's blocks read from. */
export function createLoadContext(
  { api, draft, url, session, cartSession, orders }: Reader,
  { screen, param }: Pick<LoadContext, 'screen' | 'param'>,
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
    t: catalog.translate(language),
  };
}

/** With drafts, blocks also read menus as drafts. */
function draftApi(api: ApiClient, draft: string | null): ApiClient {
  if (draft === null) return api;
  return {
    call: (name, input) => api.call(name, name === 'navigation.tree' ? { ...input, draft } : input),
  };
}
