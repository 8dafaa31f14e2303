import type { JsonObject, LinkMappingInput } from './document/element.ts';
import type { LocalizedText } from './languages.ts';

export interface AuthorData {
  readonly slug: string;
  readonly name: string;
  readonly bio: LocalizedText;
  readonly picture: string | null;
  readonly links?: readonly string[];
}

export interface PostData {
  readonly slug: LocalizedText;
  readonly title: LocalizedText;
  readonly excerpt: LocalizedText;
  /** Sanitised HTML, by language. */
  readonly body: LocalizedText;
  readonly picture: string | null;
  readonly publishedAt: string;
  readonly categories: readonly string[];
  /** Slug of its author. */
  readonly author?: string;
}

export interface EventData {
  readonly key: string;
  readonly title: LocalizedText;
  readonly excerpt: LocalizedText;
  readonly body: LocalizedText;
  readonly picture: string;
  readonly dateFrom: string;
  readonly dateTo: string;
  readonly location: LocalizedText;
  /** SKU of the product that is the event's ticket. */
  readonly ticketSku?: string;
  /** Total number of places; the ticket's stock is the number of places left. */
  readonly capacity?: number;
  /** Names of numbered seats, in the order they are assigned. */
  readonly seats?: readonly string[];
}

/** A page: its document is an ordered list of link mappings over elements. */
export interface PageData {
  readonly slug: LocalizedText;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly links: readonly LinkMappingInput[];
}

/** The document of a screen of the route table, e.g. `product`, `cart`, `checkout`. */
export interface TemplateData {
  readonly slug: string;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly links: readonly LinkMappingInput[];
}

export interface NavigationItemData {
  readonly title: LocalizedText;
  /** `page:slug`, `category:slug`, `product:slug`, `screen:cart`, `post-category:slug`, or a URL. */
  readonly target: string;
  readonly children?: readonly NavigationItemData[];
}

export interface NavigationData {
  /** main, footer1 … footer4 (NAV-17). */
  readonly key: string;
  readonly title: LocalizedText;
  readonly items: readonly NavigationItemData[];
}

export interface ConsentData {
  readonly uniqueNumber: string;
  readonly displayName: LocalizedText;
  /** Form types that show it; `required` ones are starred and block submission. */
  readonly assignments: readonly { readonly formType: string; readonly required: boolean }[];
}

/** A form of the CMS: as in the contract, with texts per language. */
export interface FormData {
  readonly key: string;
  readonly title: LocalizedText;
  readonly fields: readonly JsonObject[];
  /** `captcha`, `formType`, `submitLabel`, `success`, `goal`, and `receipt`: whether the sender gets a mail. */
  readonly settings?: JsonObject;
}
