import type { SiteInfo } from '#runtime/page/payload.ts';
import { shownItems } from '#runtime/page/read-menu.ts';
import type { NavigationItem } from '#schemas/entities/navigation-item.ts';
import { type Language, wireLanguage } from '#schemas/languages.ts';
import type { MenuItem } from './data.ts';

interface Page {
  readonly language: Language;
  readonly site: Pick<SiteInfo, 'hasStore'>;
}

const patienceMs = 10_000;
const menus = new Map<string, Promise<readonly NavigationItem[]>>();

/** Returns the entries below one of the second level. A menu is fetched once, and again after a failure. */
export async function fetchBelow(item: MenuItem, page: Page): Promise<readonly MenuItem[]> {
  const address = `/api/v1/cms/navigation/tree/${item.more}`;
  const menu = shownItems(await fetchMenu(address, page.language), page.site);
  const entry = menu
    .flatMap(({ children }) => children)
    .find(({ link, title }) => link === item.link && title === item.title);
  return entry?.children ?? [];
}

function fetchMenu(address: string, language: Language): Promise<readonly NavigationItem[]> {
  const key = `${language} ${address}`;
  const known = menus.get(key);
  if (known) return known;
  const fetched = requestMenu(address, language);
  menus.set(key, fetched);
  fetched.catch(() => menus.delete(key));
  return fetched;
}

async function requestMenu(address: string, language: Language) {
  const headers = { languageCode: wireLanguage(language) };
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(patienceMs) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const { data } = (await response.json()) as { readonly data: readonly NavigationItem[] };
  return data;
}
