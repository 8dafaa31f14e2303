import type { MeasureUnit } from './constants.ts';
import type {
  AuthorData,
  ConsentData,
  EventData,
  FormData,
  NavigationData,
  PageData,
  PostData,
  TemplateData,
} from './content-data.ts';
import type { ElementInput } from './document/element.ts';
import type { Language, LocalizedText } from './languages.ts';

/**
 * The content of a site as data: the site's folder provides it and the database seed reads it. Money in
 * minor units, dates as ISO strings (UTC), pictures by key (a file name without extension). Records refer to
 * each other by `key`/`slug`, never by database id.
 */
export interface SiteData {
  readonly site: SiteSettings;
  readonly taxes: readonly TaxData[];
  readonly attributes: readonly AttributeData[];
  readonly categories: readonly CategoryData[];
  readonly tags: readonly { readonly key: string; readonly title: LocalizedText }[];
  readonly manufacturers?: readonly ManufacturerData[];
  readonly products: readonly ProductData[];
  /** Approved reviews of products, oldest first. */
  readonly reviews?: readonly ReviewData[];
  readonly postCategories: readonly PostCategoryData[];
  readonly authors?: readonly AuthorData[];
  readonly posts: readonly PostData[];
  readonly events: readonly EventData[];
  readonly pages: readonly PageData[];
  readonly templates: readonly TemplateData[];
  /** Shared elements (masters): header, footer, cookie notice and selected blocks. */
  readonly sharedElements: readonly ElementInput[];
  readonly navigations: readonly NavigationData[];
  readonly consents: readonly ConsentData[];
  readonly forms?: readonly FormData[];
  readonly languages: readonly LanguageData[];
  readonly countries: readonly CountryData[];
  readonly coupons: readonly CouponData[];
  readonly deliveryMethods: readonly DeliveryMethodData[];
  readonly paymentMethods: readonly PaymentMethodData[];
  readonly memberCards: readonly MemberCardData[];
  readonly users: readonly UserData[];
  readonly media: readonly MediaData[];
  readonly searchSynonyms?: readonly SearchSynonymsData[];
}

/** Synonyms for the search, separated by commas. */
export interface SearchSynonymsData {
  readonly language: Language;
  readonly words: string;
}

/** Content that a site provides itself; the engine adds the rest (`app/templates`). */
export type SiteContentData = Partial<Omit<SiteData, 'site'>> & {
  readonly site?: Partial<SiteSettings>;
};

export interface SiteSettings {
  readonly name: string;
  /** Absent: the public address of the shop. */
  readonly url?: string;
  readonly currency: {
    readonly code: string;
    readonly label: string;
    readonly symbol: string;
  };
  /** CMS options as keys and values, by their names in the API (ENT-38 to ENT-40). */
  readonly options: Readonly<Record<string, unknown>>;
  readonly company: Readonly<Record<string, string>>;
  /** 0 redirect to cart, 1 stay on page, 2 cart popup (ENT-44). */
  readonly cartAdditionBehaviour: 0 | 1 | 2;
  readonly skipShippingStep: boolean;
  readonly calendar?: ShopCalendar;
  readonly allowedCountries: 'ALL' | readonly string[];
}

/** Packing times of the shop. Weekdays count from 1 (Monday) to 7. */
export interface ShopCalendar {
  /** IANA time zone. */
  readonly timeZone: string;
  /** Orders before `until` (HH:MM) are packed on the same day. */
  readonly packing: { readonly weekdays: readonly number[]; readonly until: string };
  /** Yearly holidays as MM-DD, and holidays as days after Easter Sunday. */
  readonly holidays: { readonly dates: readonly string[]; readonly afterEaster: readonly number[] };
}

export interface ReviewData {
  /** SKU of the product. */
  readonly product: string;
  readonly language: Language;
  readonly author: string;
  readonly rating: number;
  readonly title: string;
  readonly text: string;
  readonly at: string;
  readonly verified: boolean;
  readonly helpful: number;
}

export interface TaxData {
  readonly key: string;
  /** Percent, e.g. 25; the site defines whether prices include it or it is added to them. */
  readonly rate: number;
  /** Different rates by destination. Without a region, a rate is for the whole country. */
  readonly rates?: readonly {
    readonly country: string;
    readonly region?: string;
    readonly rate: number;
  }[];
  readonly title: LocalizedText;
}

export type FilterType =
  | 'dropdown'
  | 'multi select'
  | 'number'
  | 'date'
  | 'datetime'
  | 'yes/no'
  | 'text swatch'
  | 'visual swatch';

export interface AttributeData {
  /** `attributeCode` of the API. */
  readonly code: string;
  readonly label: LocalizedText;
  readonly type: FilterType;
  readonly filterable: boolean;
  /** Options of choice attributes; a visual swatch has a CSS colour or a picture key. */
  readonly values?: readonly {
    readonly key: string;
    readonly label: LocalizedText;
    readonly swatch?: string;
  }[];
}

export interface PostCategoryData {
  readonly slug: string;
  /** Slugs in other languages, if different. */
  readonly slugs?: LocalizedText;
  readonly title: LocalizedText;
}

export interface CategoryData {
  readonly slug: string;
  /** Slugs in other languages, if different. */
  readonly slugs?: LocalizedText;
  readonly parent?: string;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly picture: string;
  /** Emblem on cards and chips (`ornaments` of the site or theme). */
  readonly flag?: string;
  readonly sortTypes: readonly string[];
  readonly sortDefaultType: string | null;
}

export type ProductFormat = 'Simple' | 'EProduct' | 'Configurable' | 'Bundle';

export interface ProductData {
  readonly sku: string;
  readonly slug: string;
  /** Slugs of languages with another address; `slug` redirects there. */
  readonly slugs?: LocalizedText;
  readonly format: ProductFormat;
  readonly name: LocalizedText;
  readonly excerpt: LocalizedText;
  /** Sanitised HTML: p, ul, li, strong, em, a. */
  readonly description: LocalizedText;
  /** Slugs; the first is the main category. */
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly pictures: readonly string[];
  readonly tax: string;
  readonly retailPrice: number;
  readonly salePrice?: number;
  /**
   * Prices before the current one, oldest first, each from `since` (ISO date) on; a reduction is calculated
   * from them.
   */
  readonly pastPrices?: readonly PastPrice[];
  readonly membershipPrice?: number;
  readonly stock: number | null;
  readonly weightGrams: number | null;
  readonly categoryPriority: number;
  readonly featured: boolean;
  readonly createdAt: string;
  /** Attribute code to one or more value keys, a number, an ISO date or a boolean. */
  readonly attributes: Readonly<Record<string, string | readonly string[] | number | boolean>>;
  /** Variants of a Configurable: SKUs of hidden Simple/EProduct products. */
  readonly variants?: readonly {
    readonly sku: string;
    readonly attributes: Readonly<Record<string, string>>;
    readonly retailPrice?: number;
    readonly stock: number;
    readonly pictures?: readonly string[];
  }[];
  /** Entries of a Bundle. */
  readonly bundle?: readonly { readonly sku: string; readonly qty: number }[];
  readonly customOptions?: readonly CustomOptionData[];
  readonly crossSell: readonly string[];
  /** Each unit sold includes a ticket. */
  readonly isTicket?: boolean;
  /**
   * Each unit sold includes a code, valid for `months` months: a voucher worth its price, or a member card.
   */
  readonly code?: { readonly kind: 'voucher' | 'memberCard'; readonly months: number };
  /** Files of an EProduct; the site's content writes them (`writeFiles`). */
  readonly files?: readonly FileData[];
  /** Contents of one piece, in the unit used to compare prices. */
  readonly measure?: { readonly amount: number; readonly unit: MeasureUnit };
  /** Key of a manufacturer. */
  readonly manufacturer?: string;
  readonly warnings?: LocalizedText;
}

/** A file for buyers only. */
export interface FileData {
  readonly name: string;
  readonly mime: string;
}

export interface PastPrice {
  readonly since: string;
  readonly retailPrice: number;
  readonly salePrice?: number;
}

/** The manufacturer of a product, and its responsible person in the EU (Regulation 2023/988 art. 19). */
export interface ManufacturerData extends Responsible {
  readonly key: string;
  readonly responsible?: Responsible;
}

export interface Responsible {
  readonly name: string;
  /** Postal address, in one line. */
  readonly address: string;
  /** Email or web address. */
  readonly contact: string;
}

export interface CustomOptionData {
  readonly key: string;
  readonly label: LocalizedText;
  /** Text or Number (ENT-14), or one of the choice and date types. */
  readonly type:
    | 'Text'
    | 'Number'
    | 'dropdown'
    | 'multipleSelect'
    | 'textSwatch'
    | 'visualSwatch'
    | 'yesNo'
    | 'dateTime'
    | 'date';
  readonly required: boolean;
  readonly maxLength?: number;
  readonly values?: readonly {
    readonly key: string;
    readonly label: LocalizedText;
    readonly price?: number;
    /** CSS colour, for `visualSwatch`. */
    readonly swatch?: string;
  }[];
}

export interface LanguageData {
  readonly code: string;
  readonly code2: string;
  readonly name: string;
  readonly name_hrv: string;
  readonly name_eng: string;
  readonly name_ger: string;
  readonly name_srp: string;
}

export interface CountryData {
  readonly iso: string;
  readonly code: string;
  readonly name: LocalizedText;
}

export interface CouponData {
  readonly code: string;
  readonly kind: 'percent' | 'amount';
  /** Percent or minor units, as `kind` says. */
  readonly value: number;
  readonly minimumItemsTotal: number;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly usageLimit: number | null;
  /** SKUs; only these products and their variants are discounted. Absent: all. */
  readonly products?: readonly string[];
}

export interface DeliveryMethodData {
  readonly key: string;
  readonly name: LocalizedText;
  /** Sanitised HTML. */
  readonly description: LocalizedText;
  readonly price: number;
  readonly freeFrom: number | null;
  readonly tax: string;
  /** ISO codes of countries, or `ALL`. */
  readonly countries: 'ALL' | readonly string[];
  /** Working days of delivery, minimum and maximum. */
  readonly days?: readonly [least: number, most: number];
  /** Whether buyers pick up their goods. */
  readonly isPickup?: boolean;
  /** Carrier's page of a parcel (https); `{number}` is replaced by its tracking number. */
  readonly trackingUrl?: string;
  /** ISO weekdays on which the carrier takes parcels. Absent: Monday to Friday. */
  readonly weekdays?: readonly number[];
  /** Whether the carrier collects cash on delivery. Absent: it does. */
  readonly takesCash?: boolean;
  readonly branches: readonly DeliveryBranchData[];
}

export interface DeliveryBranchData {
  readonly key: string;
  readonly name: LocalizedText;
  /** Absent: those of its method. */
  readonly weekdays?: readonly number[];
}

export interface PaymentMethodData {
  readonly key: string;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  /** `paymentType` of the API. */
  readonly paymentType: 'COD' | 'BANK' | 'HPF' | 'PAYPAL' | 'FREE';
  readonly enabled: boolean;
}

export interface MemberCardData {
  readonly barcode: string;
  readonly holder: string;
  readonly validTo: string;
}

export interface UserData {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly memberCardBarcode?: string;
  readonly isBackofficeUser: boolean;
  readonly scope: readonly string[];
}

export interface MediaData {
  /** Picture key; the file is `<key>.webp` in the pictures folder. */
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly title: LocalizedText;
  readonly alt: LocalizedText;
}
