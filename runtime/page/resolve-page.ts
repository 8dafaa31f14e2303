import { type ErrorCode, errors } from '#schemas/errors.ts';
import type { Language } from '#schemas/languages.ts';
import type { ApiClient } from '../api/client.ts';
import { matchPath } from '../routes/match.ts';
import { assemblePage } from './assemble-page.ts';
import { findDocument, type ScreenDocument, templateOf, type Wanted } from './find-document.ts';
import { type GuardedAddress, guardAddress } from './guard-address.ts';
import { type LoadedDocument, loadDocument } from './load-document.ts';
import type {
  Failure,
  PageDependencies,
  PageRequest,
  PageResolution,
  Redirect,
} from './page-request.ts';
import { asPreviewed } from './preview-request.ts';

/**
 * Resolves the screen of an address and everything needed to render it. Guarding the address, finding the
 * document and loading its blocks can each fail; then the screen of that error is loaded instead.
 */
export async function resolvePage(
  request: PageRequest,
  by: PageDependencies,
): Promise<PageResolution> {
  const address = guardAddress(request, by.site);
  if (address.kind === 'redirect') return address;
  const { language } = address;
  const { api } = request;
  const found = address.kind === 'wanted' ? await find(address.wanted, request) : address;
  if (found.kind === 'redirect') return found;
  const viewed = found.kind === 'found' ? asPreviewed(request, found.document.preview) : request;
  const load = (document: ScreenDocument) => loadDocument(document, viewed, language, by);
  const loaded = found.kind === 'found' ? check(await load(found.document), viewed) : found;
  const current = loaded.kind === 'loaded' ? currentPath(loaded, request, language) : null;
  if (current !== null) return moved(current, request.url);
  const elsewhere = loaded.kind === 'failure' ? await redirected(loaded, address, request) : null;
  if (elsewhere) return elsewhere;
  const shown = loaded.kind === 'failure' ? await load(await errorDocument(loaded, api)) : loaded;
  const error = loaded.kind === 'failure' ? loaded.code : null;
  const page = assemblePage(shown, viewed, language, by, error);
  const { document, preview } = shown.document;
  return { kind: 'page', page, document, preview };
}

interface Found {
  readonly kind: 'found';
  readonly document: ScreenDocument;
}

async function find(
  wanted: Wanted,
  { url, api, draft }: PageRequest,
): Promise<Found | Redirect | Failure> {
  const found = await findDocument(wanted, api, draft);
  if (!found.ok) return failed(found.error.code);
  if (!('redirect' in found.value)) return { kind: 'found', document: found.value };
  return moved(found.value.redirect, url);
}

/**
 * Returns the current address of a record that was found by a former slug or by that of another language.
 * Returns null for a sent form, whose response stays at its address.
 */
function currentPath(
  { content, document }: LoadedDocument,
  { submission }: PageRequest,
  language: Language,
): string | null {
  const canonical = content.head.canonical?.split('?')[0];
  if (!canonical || submission) return null;
  const to = matchPath(canonical);
  const isSameScreen =
    to.kind === 'screen' && templateOf(to) === document.screen && to.language === language;
  return isSameScreen && to.param !== document.param ? canonical : null;
}

/** Returns the redirect of a deleted record, if it has one; `find` has already checked redirects of pages. */
async function redirected(
  { code }: Failure,
  address: GuardedAddress,
  { url, api }: PageRequest,
): Promise<Redirect | null> {
  if (code !== 'notFound' || address.kind !== 'wanted' || address.wanted.kind !== 'screen') {
    return null;
  }
  const decided = await api.call('finder.decide', { route: routeOf(url, address.language) });
  const to = decided.ok ? decided.value.redirect : null;
  return to === null ? null : moved(to, url);
}

/** Returns the segments of a path after its language. */
function routeOf({ pathname }: URL, language: Language): string[] {
  const parts = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  return parts[0] === language ? parts.slice(1) : parts;
}

const moved = (to: string, url: URL): Redirect => ({
  kind: 'redirect',
  to: movedTo(to, url),
  status: 301,
});

/** Keeps the query of the old address. */
function movedTo(to: string, { search }: URL): string {
  if (search === '') return to;
  const [path = '', ...fragment] = to.split('#');
  const query = path.includes('?') ? `&${search.slice(1)}` : search;
  return [path + query, ...fragment].join('#');
}

const failed = (code: ErrorCode): Failure => ({
  kind: 'failure',
  code,
  template: errors[code].status === 404 ? 'not-found' : 'error',
});

/** A page without the data of a critical block is an error. */
function check(loaded: LoadedDocument, request: PageRequest): LoadedDocument | Failure {
  const { critical } = loaded.content;
  return critical && !isWorkedOn(loaded.document, request) ? failed(critical.code) : loaded;
}

/** A screen that lacks data from the visitor, such as the token of an email, can still be edited. */
function isWorkedOn({ param }: ScreenDocument, { draft }: PageRequest): boolean {
  return draft === 'editor' && param === null;
}

/** The screen of an error is a document too; one that is missing is shown without content. */
async function errorDocument({ template }: Failure, api: ApiClient): Promise<ScreenDocument> {
  const found = await findDocument({ kind: 'template', template }, api, null);
  const isStored = found.ok && !('redirect' in found.value);
  return isStored ? found.value : emptyDocument(template);
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
