import type { Element } from '#schemas/document/element.ts';
import type { DocumentKey } from '#schemas/editing/node.ts';
import type { CartSession } from '#schemas/entities/cart.ts';
import type { Media } from '#schemas/entities/media.ts';
import type { PreviewView } from '#schemas/entities/screen-document.ts';
import { type ErrorCode, errors } from '#schemas/errors.ts';
import type { Language } from '#schemas/languages.ts';
import type { AddedByType } from '../added/added-files.ts';
import type { ApiClient } from '../api/client.ts';
import type { LoadContext } from '../block/types.ts';
import type { OrderKeys } from '../commands/orders/order-keys.ts';
import { homeHref, screenHref } from '../routes/href.ts';
import { type Match, matchPath } from '../routes/match.ts';
import { deadShopLinks } from '../routes/shop-links.ts';
import {
  adminScreens,
  guestScreens,
  privateScreens,
  type Screen,
  shopScreens,
} from '../routes/table.ts';
import { translatePath } from '../routes/translate.ts';
import type { Submission } from '../store/forms.ts';
import type { Notice } from '../store/notices.ts';
import type { SessionState } from '../store/session.ts';
import { addedOnPage } from './added-on-page.ts';
import { cartOffer } from './cart-offer.ts';
import { findDocument, type Offered, type ScreenDocument, type Wanted } from './find-document.ts';
import { loadBlocks } from './load-blocks.ts';
import { type Catalog, messagesFor } from './messages.ts';
import { pageNodes } from './node-types.ts';
import { orderOffer } from './order-offer.ts';
import type { PageHead, PageNode, PagePayload, SiteInfo } from './payload.ts';
import { type Preparation, prepareElements } from './prepare.ts';
import { asPreviewed } from './preview-request.ts';
import { nextChange, visibleNodes } from './visibility.ts';

export interface PageRequest {
  readonly url: URL;
  readonly api: ApiClient;
  readonly session: SessionState;
  readonly cartSession: CartSession | null;
  readonly orders: OrderKeys;
  readonly notices: readonly Notice[];
  readonly submission: Submission | null;
  readonly now: Date;
  /** Only staff can see the site. */
  readonly maintenance: boolean;
  /** Shows drafts: `editor`, or the token of a preview link; null shows the published version. */
  readonly draft: string | null;
  /** Receives the time, in ms since 1970, at which the unchanged page would render differently. */
  readonly changesAt?: ((time: number) => void) | undefined;
}

export interface PageDependencies extends Preparation {
  readonly catalog: Catalog;
  readonly site: SiteInfo;
  /** Blocks added to the built shop. */
  readonly added?: AddedByType | undefined;
}

export type PageResolution =
  | {
      readonly kind: 'page';
      readonly page: PagePayload;
      /** The stored document of the content. */
      readonly document: DocumentKey | null;
      /** Only when a preview link was used. */
      readonly preview?: PreviewView | undefined;
    }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 };

/** Resolves the screen of an address and everything needed to render it. */
export async function resolvePage(
  request: PageRequest,
  by: PageDependencies,
): Promise<PageResolution> {
  const match = matchPath(request.url.pathname);
  if (match.kind === 'redirect') {
    return { kind: 'redirect', to: match.to + request.url.search, status: 301 };
  }
  const language = match.kind === 'malformed' ? 'hr' : match.language;
  const isStaff = request.session.user?.isBackofficeUser === true;
  const isStaffLogin = match.kind === 'screen' && match.screen === 'admin-login';
  if (request.maintenance && !isStaff && !isStaffLogin) {
    return renderError('unavailable', 'maintenance', language, request, by);
  }
  if (match.kind === 'malformed' || !isOffered(match, by.site)) {
    return renderError('notFound', 'not-found', language, request, by);
  }
  if (match.kind === 'screen' && isForGuests(match.screen, request)) {
    return { kind: 'redirect', to: homeHref(language), status: 302 };
  }
  const elsewhere = match.kind === 'screen' ? staffRedirect(match.screen, isStaff) : null;
  if (elsewhere) return { kind: 'redirect', to: screenHref(language, elsewhere), status: 302 };
  const found = await findDocument(wantedOf(match, request.url), request.api, request.draft);
  if (!found.ok)
    return renderError(found.error.code, screenOf(found.error.code), language, request, by);
  if ('redirect' in found.value) {
    return { kind: 'redirect', to: movedTo(found.value.redirect, request.url), status: 301 };
  }
  return assembleDocument(found.value, language, asPreviewed(request, found.value.preview), by);
}

/** Keeps the query of the old address. */
function movedTo(to: string, { search }: URL): string {
  if (search === '') return to;
  const [path = '', ...fragment] = to.split('#');
  const query = path.includes('?') ? `&${search.slice(1)}` : search;
  return [path + query, ...fragment].join('#');
}

/** Guest screens redirect logged-in users (AUTH-23), unless they follow a link from an e-mail. */
function isForGuests(screen: Screen, { session, url }: PageRequest): boolean {
  const isFromMail = url.searchParams.has('token') || url.searchParams.has('verificationToken');
  return session.user !== null && guestScreens.includes(screen) && !isFromMail;
}

/** Redirects other users to the staff login, and logged-in staff away from it (AUTH-24, ADMIN-03). */
function staffRedirect(screen: Screen, isStaff: boolean): Screen | null {
  if (screen === 'admin-login') return isStaff ? 'admin' : null;
  return adminScreens.includes(screen) && !isStaff ? 'admin-login' : null;
}

/** Back-office users view a template without an address of its own under the templates screen. */
function wantedOf(match: Offered, url: URL): Wanted {
  const template = url.searchParams.get('template');
  const isRequested = match.kind === 'screen' && match.screen === 'admin-templates';
  return isRequested && template ? { kind: 'template', template } : match;
}

/** Shop screens exist only while the site has stores (PAGE-03). */
function isOffered(match: Match, site: SiteInfo): boolean {
  if (match.kind !== 'screen') return true;
  const needsParam = match.screen === 'product' || match.screen === 'event';
  if (needsParam && match.param === null) return false;
  return site.hasStore || !shopScreens.includes(match.screen);
}

function screenOf(code: ErrorCode): string {
  return errors[code].status === 404 ? 'not-found' : 'error';
}

/** With drafts, blocks also read menus as drafts. */
export function draftApi(api: ApiClient, draft: string | null): ApiClient {
  if (draft === null) return api;
  return {
    call: (name, input) => api.call(name, name === 'navigation.tree' ? { ...input, draft } : input),
  };
}

/** Renders the screen of an error, which is a document too; the status is the error's. */
export async function renderError(
  code: ErrorCode,
  template: string,
  language: Language,
  request: PageRequest,
  by: PageDependencies,
): Promise<PageResolution> {
  const found = await findDocument({ kind: 'template', template }, request.api, null);
  const isRendered = found.ok && !('redirect' in found.value);
  const document = isRendered ? found.value : emptyDocument(template);
  return assembleDocument(document, language, request, by, code);
}

async function assembleDocument(
  document: ScreenDocument,
  language: Language,
  request: PageRequest,
  by: PageDependencies,
  error?: ErrorCode,
): Promise<PageResolution> {
  const { session, url, api, now } = request;
  const t = by.catalog.translate[language];
  const { screen, param } = document;
  const { site } = by;
  const { cartSession, orders } = request;
  const context: LoadContext = {
    api: draftApi(api, request.draft),
    language,
    url,
    screen,
    param,
    session,
    cartSession,
    orders,
    site,
    t,
  };
  const layout = await api.call('element.getByHandlers', {
    handlers: ['header-section', 'footer-section', 'cookie-section', 'cart-modal'],
    ...(request.draft === null ? {} : { draft: request.draft }),
  });
  const viewer = { language, now, user: session.user };
  const render = (nodes: readonly PageNode[]) =>
    loadBlocks(visibleNodes(nodes, viewer), by.registry, context);
  const shared = layout.ok ? preparedNodes(layout.value.elements, by) : [];
  const parts = splitLayout(shared, site);
  const own = preparedNodes(document.elements, by);
  request.changesAt?.(Math.min(nextChange(own, now), nextChange(shared, now)));
  const [content, header, footer, overlays, offers] = await Promise.all([
    render(own),
    render(parts.header),
    render(parts.footer),
    render(parts.overlays),
    offersOf(screen, request),
  ]);
  const broken = isWorkedOn(document, request) ? undefined : content.critical?.code;
  if (broken && !error) return renderError(broken, screenOf(broken), language, request, by);
  const rendered = {
    content,
    header: { ...header, nodes: [...header.nodes, ...offers] },
    footer,
    overlays,
  };
  const links = { ...document.links, ...(layout.ok ? layout.value.links : {}) };
  const media = { ...document.media, ...(layout.ok ? layout.value.media : {}) };
  const page = assemble({ document, language, request, by, error, rendered, links, media });
  return { kind: 'page', page, document: document.document, preview: document.preview };
}

/**
 * Returns notices for this visitor below the header. Edit mode renders only documents, and these have none.
 */
async function offersOf(
  screen: string,
  { draft, orders, api, session }: PageRequest,
): Promise<readonly PageNode[]> {
  if (draft === 'editor') return [];
  return [...(await orderOffer(screen, orders, api)), ...cartOffer(session)];
}

/** A screen that lacks data from the visitor, such as the token of an e-mail, can still be edited. */
function isWorkedOn({ param }: ScreenDocument, { draft }: PageRequest): boolean {
  return draft === 'editor' && param === null;
}

interface Assembly {
  readonly document: ScreenDocument;
  readonly language: Language;
  readonly request: PageRequest;
  readonly by: PageDependencies;
  readonly error: ErrorCode | undefined;
  readonly rendered: Record<
    'content' | 'header' | 'footer' | 'overlays',
    { nodes: PageNode[]; head: Partial<PageHead> }
  >;
  readonly links: Readonly<Record<string, string>>;
  readonly media: Readonly<Record<string, Media>>;
}

function assemble(assembly: Assembly): PagePayload {
  const { document, language, request, by, error, rendered } = assembly;
  const regions = {
    header: rendered.header.nodes,
    content: rendered.content.nodes,
    footer: rendered.footer.nodes,
    overlays: rendered.overlays.nodes,
  };
  const nodes = pageNodes(regions);
  return {
    path: request.url.pathname + request.url.search,
    status: error ? errors[error].status : 200,
    language,
    screen: document.screen,
    param: document.param,
    head: headOf(assembly),
    site: by.site,
    ...regions,
    links: {
      'screen:home': homeHref(language),
      ...assembly.links,
      ...(by.site.hasStore ? {} : deadShopLinks),
    },
    media: assembly.media,
    messages: messagesFor(nodes, language, by.catalog),
    ...addedOnPage(nodes, by.added),
    session: request.session,
    notices: request.notices,
    submission: request.submission,
    ...(error && { error }),
  };
}

function headOf({ document, language, request, by, error, rendered }: Assembly): PageHead {
  const head: PageHead = {
    title: document.title,
    description: document.description,
    canonical: error ? null : properPath(request.url.pathname, language),
    alternates: error ? {} : alternatesOf(document, request.url, by.site.languages),
    noindex: error !== undefined || isPrivate(document.screen) || document.preview !== undefined,
    image: null,
    jsonLd: [],
    ...(error ? {} : rendered.content.head),
  };
  const { part, ...shown } = head;
  const { name } = by.site;
  const own = shown.title === name ? [] : [shown.title];
  return {
    ...shown,
    title: [...own, part, name].filter(Boolean).join(' · '),
    alternates: withQuery(shown.alternates, request.url.searchParams),
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

const prepared = new WeakMap<object, PageNode[]>();

/** Services return the same frozen elements while a document is unchanged, so they are prepared once. */
function preparedNodes(elements: readonly Element[], by: Preparation): PageNode[] {
  const known = prepared.get(elements);
  if (known) return known;
  const nodes = prepareElements(elements, by);
  prepared.set(elements, nodes);
  return nodes;
}

function splitLayout(nodes: readonly PageNode[], { hasStore }: SiteInfo) {
  const of = (...types: string[]) => nodes.filter(({ type }) => types.includes(type));
  return {
    header: of('header-section'),
    footer: of('footer-section'),
    overlays: of('cookie-section', ...(hasStore ? ['cart-modal'] : [])),
  };
}

function emptyDocument(screen: string): ScreenDocument {
  return {
    document: null,
    screen,
    param: null,
    title: '',
    description: '',
    alternates: {},
    elements: [],
    links: {},
    media: {},
  };
}

/** Returns the canonical path of a screen with several: `/Shop` and `/trgovina` are both the shop. */
function properPath(pathname: string, language: Language): string {
  return translatePath(pathname, language) ?? pathname;
}
