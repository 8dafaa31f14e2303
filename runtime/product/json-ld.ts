import type { JsonObject } from '#schemas/document/element.ts';
import { decimalText } from '#schemas/money/decimal-text.ts';
import { siteCurrency } from '#schemas/money/site-currency.ts';
import type { Money } from '#schemas/money.ts';
import type { PageHead, SiteInfo } from '../page/payload.ts';

const context = 'https://schema.org';

/** One breadcrumb; `path` is inside the site. */
export interface Crumb {
  readonly label: string;
  readonly href: string;
}

export function absolute(site: Pick<SiteInfo, 'url'>, path: string): string {
  return new URL(path, site.url).href;
}

export function breadcrumbList(site: SiteInfo, crumbs: readonly Crumb[]): JsonObject {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(site, href),
    })),
  };
}

export function itemList(site: SiteInfo, paths: readonly string[]): JsonObject {
  return {
    '@context': context,
    '@type': 'ItemList',
    itemListElement: paths.map((path, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absolute(site, path),
    })),
  };
}

/** Returns a schema.org object with its context. */
export function thing(type: string, properties: JsonObject): JsonObject {
  return { '@context': context, '@type': type, ...properties };
}

/** Formats a price of the site for schema.org: `12.50`. */
export const amount = (price: Money): string => decimalText(price, siteCurrency.digits);

/** Includes only keys with a value: an absent title must not replace the page's own. */
export function headOf(
  head: {
    readonly [K in keyof PageHead]?: PageHead[K] | undefined;
  },
): Partial<PageHead> {
  const known = Object.entries(head).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(known) as Partial<PageHead>;
}
