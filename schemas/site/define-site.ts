import type { MarketRulesName } from '../markets/registry.ts';
import type { SiteContentData } from '../site-data.ts';
import type { ThemeFile } from '../theme/theme-file.ts';
import type { TaxMode } from './site-facts.ts';

/** A language of the site. The first one of the list is the default. */
export interface SiteLanguage<L extends string = string> {
  /** BCP 47 tag; also the key of texts in documents. */
  readonly code: L;
  /** Languages that missing texts come from, before English. Default: none. */
  readonly fallback?: readonly string[];
  /** Locale of dates and numbers, for example `en-GB`. Default: the code. */
  readonly locale?: string;
  /** A price: `0` is the number and `¤` the sign of the currency. Default: that of the locale, as `¤0`. */
  readonly pricePattern?: string;
}

/** A currency of the site. The first one of the list is the one that it sells in. */
export interface SiteCurrency {
  /** ISO 4217 code. */
  readonly code: string;
  /** Digits after the decimal separator, 0 to 4. Default: those of ISO 4217. */
  readonly digits?: number;
}

/** Countries that share the rules of one law. */
export interface Market {
  readonly code: string;
  /** ISO 3166-1 codes; a country is in one market only. */
  readonly countries: readonly string[];
  /** Tax numbers, bank transfers, price law and withdrawal: a folder of `schemas/markets`. */
  readonly rules: MarketRulesName;
}

/** Blocks in the library of edit mode. */
export interface SiteBlocks {
  /** Types of blocks that it leaves out. Those on pages stay and can be edited. */
  readonly hidden?: readonly string[];
}

export interface SiteContent {
  readonly data: () => Promise<SiteContentData>;
  /** Writes the masters of the pictures that `data` names into a folder. Default: the content has none. */
  readonly drawPictures?: (folder: string, report: DrawProgress) => Promise<DrawReport>;
  /** Writes the files of digital products into a folder. */
  readonly writeFiles?: (folder: string) => Promise<void>;
}

export type DrawProgress = (done: number, total: number) => void;

export interface DrawReport {
  readonly written: number;
  readonly unchanged: number;
}

/** Configuration of a shop, which `izlog.config.ts` in the site's folder exports. */
export interface Site<L extends string = string> {
  readonly name: string;
  /** Addresses of the shop, for example `https://shop.example`. `DOMAINS` replaces them on one server. */
  readonly domains?: readonly string[];
  readonly languages: readonly [SiteLanguage<L>, ...SiteLanguage<L>[]];
  readonly currencies: readonly [SiteCurrency, ...SiteCurrency[]];
  /** Default: `included`. */
  readonly taxes?: TaxMode;
  readonly markets: readonly [Market, ...Market[]];
  /** IANA time zone of dates, order numbers and opening hours. */
  readonly timeZone: string;
  /** ISO 3166-1 code of the country that the shop is in; its market is the shop's own. */
  readonly country: string;
  /** First part of order numbers: `AB` gives `AB-2026-001001`. */
  readonly orderPrefix: string;
  /** The theme: a file of design tokens (docs/themes.md). Default: `presets.modern`. */
  readonly theme?: ThemeFile;
  /** Blocks of the site are the folders of its folder `blocks`. */
  readonly blocks?: SiteBlocks;
  /** Folders, from that of the site, with blocks, texts and drawings; each is named as its last part. */
  readonly plugins?: readonly string[];
  /** Absent: the shop starts empty. */
  readonly content?: SiteContent;
  /** Whether the accounts of `content` are seeded where only this machine reaches the shop. Demos only. */
  readonly hasDemoPeople?: boolean;
  /** Whether browsers keep the last pages and the cart, to show them without a connection. Default: no. */
  readonly hasOfflinePages?: boolean;
}

/** Types the site of `izlog.config.ts`. */
export function defineSite<const L extends string>(site: Site<L>): Site<L> {
  return site;
}
