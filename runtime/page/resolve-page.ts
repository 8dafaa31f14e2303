import type { Element } from '#schemas/document/element.ts';
import type { DocumentKey } from '#schemas/editing/node.ts';
import type { CartSession } from '#schemas/entities/cart.ts';
import type { Media } from '#schemas/entities/media.ts';
import type { PreviewView } from '#schemas/entities/screen-document.ts';
import { type ErrorCode, errors } from '#schemas/errors.ts';
import type { Language } from '#schemas/languages.ts';
import type { AddedByType } from '../added/added-block.ts';
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
  /** Only staff see the site. */
  readonly maintenance: boolean;
  /** Shows drafts: `editor`, or the token of a preview link; null shows what is published. */
  readonly draft: string | null;
  /** Hears when the page, unchanged, would look different: ms since 1970. */
  readonly changesAt?: ((time: number) => void) | undefined;
}

export interface PageDependencies extends Preparation {
  readonly catalog: Catalog;
  readonly site: SiteInfo;
  /** Blocks that the build does not hold. */
  readonly added?: AddedByType | undefined;
}

export type PageResolution =
  | {
      readonly kind: 'page';
      readonly page: PagePayload;
      /** What the content is stored as. */
      readonly document: DocumentKey | null;
      /** Of the page of a preview link. */
      readonly preview?: PreviewView | undefined;
    }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 };

/** Which screen an address is, and everything it needs to be rendered. */
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

/** What was asked of the old address is asked of the new one. */
function movedTo(to: string, { search }: URL): string {
  if (search === '') return to;
  const [path = '', ...fragment] = to.split('#');
  const query = path.includes('?') ? `&${search.slice(1)}` : search;
  return [path + query, ...fragment].join('#');
}

/** Whoever is logged in has no business there (AUTH-23), unless a link in a mail brought him. */
function isForGuests(screen: Screen, { session, url }: PageRequest): boolean {
  const isFromMail = url.searchParams.has('token') || url.searchParams.has('verificationToken');
  return session.user !== null && guestScreens.includes(screen) && !isFromMail;
}

/** Strangers go to the staff login, its people through it (AUTH-24, ADMIN-03). */
function staffRedirect(screen: Screen, isStaff: boolean): Screen | null {
  if (screen === 'admin-login') return isStaff ? 'admin' : null;
  return adminScreens.includes(screen) && !isStaff ? 'admin-login' : null;
}

/** People of the back office look at a template that no address leads to, among the templates. */
function wantedOf(match: Offered, url: URL): Wanted {
  const template = url.searchParams.get('template');
  const isAsked = match.kind === 'screen' && match.screen === 'admin-templates';
  return isAsked && template ? { kind: 'template', template } : match;
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

/** Blocks read menus as drafts while drafts are shown. */
export function draftApi(api: ApiClient, draft: string | null): ApiClient {
  if (draft === null) return api;
  return {
    call: (name, input) => api.call(name, name === 'navigation.tree' ? { ...input, draft } : input),
  };
}

/** The screen of an error is a document too; its status is the error's. */
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

/** What this visitor is offered below the header. Edit mode renders documents only, and these have none. */
async function offersOf(
  screen: string,
  { draft, orders, api, session }: PageRequest,
): Promise<readonly PageNode[]> {
  if (draft === 'editor') return [];
  return [...(await orderOffer(screen, orders, api)), ...cartOffer(session)];
}

/** A screen that lacks what a visitor brings along, such as the token of a mail, can be edited still. */
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

/** What was chosen, sorted or paged to is the same in another language; edit mode is none of it. */
function withQuery(paths: PageHead['alternates'], asked: URLSearchParams): PageHead['alternates'] {
  const shown = new URLSearchParams([...asked].filter(([name]) => name !== 'editPage'));
  const query = shown.size > 0 ? `?${shown}` : '';
  return Object.fromEntries(
    Object.entries(paths).map(([to, path]) => [to, path.includes('?') ? path : path + query]),
  );
}

function isPrivate(screen: string): boolean {
  return privateScreens.some((name) => name === screen);
}

/** A screen is the same in every language; pages and posts tell where theirs are. */
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

/** Services hand out the same frozen elements while a document is unchanged: prepare them once. */
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

/** One address for a screen that several lead to: `/Shop` and `/trgovina` are both the shop. */
function properPath(pathname: string, language: Language): string {
  return translatePath(pathname, language) ?? pathname;
}
