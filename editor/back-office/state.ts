import type { SiteInfo } from '#runtime/page/payload.ts';
import type { RowsPage } from '#schemas/api/collections.ts';
import type { EndpointInput } from '#schemas/api/contract.ts';
import type { CollectionDescription } from '#schemas/entities/collection.ts';
import type { Language } from '#schemas/languages.ts';

/** Element id of the JSON that the back office starts from. */
export const backOfficeStateElementId = 'izlog-back-office';

/** A page of the back office that is not a collection. */
export interface StaffLink {
  readonly href: string;
  readonly key: 'tickets';
}

export interface BackOfficeState {
  readonly site: SiteInfo;
  readonly uiLanguage: Language;
  readonly email: string;
  /** Path that all pages of the back office begin with. */
  readonly base: string;
  readonly home: string;
  /** The path `base` in each language. */
  readonly bases: Readonly<Record<Language, string>>;
  readonly links: readonly StaffLink[];
  /** Whether the server has a cache. Without one the cache panel is hidden (LAYOUT-03). */
  readonly hasCache: boolean;
  readonly collections: readonly CollectionDescription[];
  /** Scopes of the staff member. */
  readonly scope: readonly string[];
  /** The shown page of a list; null on other pages. */
  readonly list: FirstList | null;
}

/** A page of a list that the document holds, with the call that would read it. */
export interface FirstList {
  readonly input: EndpointInput<'collection.rows'>;
  readonly page: RowsPage;
}

/** Returns the state in a page of the back office; null on any other page. */
export function readBackOfficeState(page: Document): BackOfficeState | null {
  const text = page.getElementById(backOfficeStateElementId)?.textContent;
  return text ? (JSON.parse(text) as BackOfficeState) : null;
}
