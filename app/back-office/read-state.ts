import type { BackOfficeState, StaffLink } from '#editor/back-office/state.ts';
import type { ApiClient } from '#runtime/api/client.ts';
import { homeHref, screenHref } from '#runtime/routes/href.ts';
import { type Language, languages } from '#schemas/languages.ts';
import { ticketsPath } from '#server/services/digital/ticket-check.routes.ts';
import type { SiteReader } from '../storefront/site-reader.ts';

interface ReadState {
  readonly state: BackOfficeState;
  /** Whether the member of staff has to set up a second factor first. */
  readonly lacksFactor: boolean;
}

/** Reads what the back office shows a member of staff; null for all others. */
export async function readState(
  api: ApiClient,
  readSite: SiteReader,
  language: Language,
): Promise<ReadState | null> {
  const [profile, factor, found, server, { site }] = await Promise.all([
    api.call('user.adminProfile', {}),
    api.call('ownFactor.get', {}),
    api.call('collection.list', {}),
    api.call('server.state', {}),
    readSite(),
  ]);
  if (!profile.ok || !factor.ok || !found.ok) return null;
  const lacksFactor = factor.value.isMissing;
  const state = {
    site,
    uiLanguage: language,
    email: profile.value.email,
    base: screenHref(language, 'admin'),
    bases: Object.fromEntries(languages.map((each) => [each, screenHref(each, 'admin')])),
    home: homeHref(language),
    links: linksIn(language),
    hasCache: server.ok && server.value.cache,
    collections: found.value,
    scope: lacksFactor ? [] : profile.value.scope,
    list: null,
  };
  return { state, lacksFactor };
}

const linksIn = (language: Language): readonly StaffLink[] => [
  { key: 'tickets', href: ticketsPath(language) },
];
