import type { Language } from '#schemas/languages.ts';
import { homeHref } from '../routes/href.ts';
import { privateScreens } from '../routes/table.ts';
import { translatePath } from '../routes/translate.ts';
import type { ScreenDocument } from './find-document.ts';
import type { LoadedDocument } from './load-document.ts';
import type { PageDependencies } from './page-request.ts';
import type { PageHead } from './payload.ts';
import { siteJsonLd } from './site-json-ld.ts';

/** Returns the metadata of a page: that of its blocks before that of its document. */
export function pageHead(
  { document, content }: LoadedDocument,
  url: URL,
  language: Language,
  { site }: Pick<PageDependencies, 'site'>,
): PageHead {
  return finished(
    {
      ...documentHead(document),
      canonical: properPath(url.pathname, language),
      alternates: alternatesOf(document, url, site.languages),
      noindex: isPrivate(document.screen) || document.preview !== undefined,
      jsonLd: url.pathname === homeHref(language) ? siteJsonLd(site, language) : [],
      ...content.head,
    },
    url,
    site.name,
  );
}

/** An error has no address of its own and is not indexed. */
export function errorHead(
  { document }: LoadedDocument,
  url: URL,
  { site }: Pick<PageDependencies, 'site'>,
): PageHead {
  return finished({ ...documentHead(document), noindex: true }, url, site.name);
}

const documentHead = ({ title, description }: ScreenDocument): PageHead => ({
  title,
  description,
  canonical: null,
  alternates: {},
  noindex: false,
  image: null,
  jsonLd: [],
});

/**
 * Adds the page number to title and description, the name of the site to the title, and the visitor's filters
 * to the other languages.
 */
function finished({ part, ...head }: PageHead, url: URL, name: string): PageHead {
  const own = head.title === name ? [] : [head.title];
  return {
    ...head,
    title: [...own, part, name].filter(Boolean).join(' · '),
    description: [head.description, part].filter(Boolean).join(' · '),
    alternates: withQuery(head.alternates, url.searchParams),
  };
}

/** Filter, sorting and page stay when the language changes; the edit-mode parameter is removed. */
function withQuery(
  paths: PageHead['alternates'],
  requested: URLSearchParams,
): PageHead['alternates'] {
  const shown = new URLSearchParams([...requested].filter(([name]) => name !== 'editPage'));
  const query = shown.size > 0 ? `?${shown}` : '';
  return Object.fromEntries(
    Object.entries(paths).map(([to, path]) => [to, path.includes('?') ? path : path + query]),
  );
}

function isPrivate(screen: string): boolean {
  return privateScreens.some((name) => name === screen);
}

/** Screens exist in every language; pages and posts list their own alternates. */
function alternatesOf(document: ScreenDocument, url: URL, languages: readonly Language[]) {
  if (Object.keys(document.alternates).length > 0) return document.alternates;
  const template = url.searchParams.get('template');
  const query =
    template === document.screen ? `?${new URLSearchParams({ template }).toString()}` : '';
  return Object.fromEntries(
    languages.flatMap((language) => {
      const path = translatePath(url.pathname, language);
      return path === null ? [] : [[language, path + query]];
    }),
  );
}

/** Returns the canonical path of a screen with several: `/Shop` and `/trgovina` are both the shop. */
function properPath(pathname: string, language: Language): string {
  return translatePath(pathname, language) ?? pathname;
}
