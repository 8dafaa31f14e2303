import type { HydrateMode } from '#schemas/block/model.ts';
import type { CaptchaSettings } from '#schemas/captcha.ts';
import type { ElementMeta, JsonObject } from '#schemas/document/element.ts';
import type { Media } from '#schemas/entities/media.ts';
import type { ErrorCode } from '#schemas/errors.ts';
import type { Language } from '#schemas/languages.ts';
import type { AnalyticsIds } from '#schemas/rules/analytics.ts';
import type { SectionStyles } from '#schemas/theme/theme-file.ts';
import type { AddedByType } from '../added/added-files.ts';
import type { Messages } from '../i18n/messages.ts';
import type { Submission } from '../store/forms.ts';
import type { Notice } from '../store/notices.ts';
import type { SessionState } from '../store/session.ts';

/** One element, ready to render: its options are migrated, have their defaults and are valid. */
export interface PageNode {
  readonly id: string;
  readonly type: string;
  /** Hydration in the browser: the model's mode, raised when a child in a slot hydrates. */
  readonly hydrate: HydrateMode;
  readonly meta: ElementMeta;
  readonly options: JsonObject;
  /** Options that have another value below 1380 px. */
  readonly mobileOptions: JsonObject;
  /** Result of the block's `load`; null when it has none. */
  readonly data: unknown;
  readonly slots: Readonly<Record<string, readonly PageNode[]>>;
  /** Set when the element cannot be rendered; errors of neighbours do not affect it. */
  readonly error: string | null;
  /** Markup of a block that ships no code; the browser adds it to the data of a full load. */
  html?: string;
}

/** Metadata for search engines, browser tabs and shared links. */
export interface PageHead {
  readonly title: string;
  /** Page number of a paginated list, as text; appended to the title. */
  readonly part?: string;
  readonly description: string;
  /** Canonical path of this page; null for pages that are not indexed. */
  readonly canonical: string | null;
  /** Paths of the same page in other languages. */
  readonly alternates: Readonly<Record<Language, string>>;
  readonly noindex: boolean;
  /** Type of Open Graph; `website` by default. */
  readonly kind?: 'article' | 'product';
  readonly image: string | null;
  /** Text on the preview picture of shared links, next to `image`; absent: the picture alone. */
  readonly card?: { readonly title: string; readonly label?: string; readonly price?: string };
  /** Feeds with the entries that the page lists. */
  readonly feeds?: readonly { readonly title: string; readonly href: string }[];
  readonly jsonLd: readonly JsonObject[];
}

export interface SiteInfo {
  readonly name: string;
  readonly url: string;
  readonly currency: { readonly label: string; readonly symbol: string; readonly code: string };
  readonly hasStore: boolean;
  readonly languages: readonly Language[];
  readonly cartAdditionBehaviour: 0 | 1 | 2;
  /** Present if the site has a captcha. */
  readonly captcha?: CaptchaSettings;
  /** Present if the site has analytics. */
  readonly analytics?: AnalyticsIds;
  /** Present if staff published a theme. */
  readonly theme?: { readonly sheet: string; readonly fonts: readonly string[] };
  /** Folder of the icons of the shop. Absent: it has only the engine's. */
  readonly brand?: string;
  /** The colour of the page in the shown theme. */
  readonly themeColors?: { readonly light: string; readonly dark: string };
  /** Styles by block type, for elements without a choice of their own. */
  readonly sections?: SectionStyles;
}

/** Everything a screen needs to be rendered, on the server or in the browser. */
export interface PagePayload {
  readonly path: string;
  readonly status: number;
  readonly language: Language;
  readonly screen: string;
  readonly param: string | null;
  readonly head: PageHead;
  readonly site: SiteInfo;
  readonly header: readonly PageNode[];
  readonly content: readonly PageNode[];
  readonly footer: readonly PageNode[];
  readonly overlays: readonly PageNode[];
  /** Addresses of link targets whose slugs only the back end knows. */
  readonly links: Readonly<Record<string, string>>;
  readonly media: Readonly<Record<string, Media>>;
  readonly messages: Messages;
  /** Added blocks on the page; in edit mode all added blocks. */
  readonly added?: AddedByType;
  readonly session: SessionState;
  readonly notices: readonly Notice[];
  /** A form that was sent without scripts and returned with errors. */
  readonly submission: Submission | null;
  /** The error, on an error page. */
  readonly error?: ErrorCode;
}
