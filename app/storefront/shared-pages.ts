import type { ApiClient } from '#runtime/api/client.ts';
import { type CookieJar, createCookieJar } from '#runtime/commands/cookie-jar.ts';
import type { EndpointName } from '#schemas/api/contract.ts';
import type { Language } from '#schemas/languages.ts';
import { fail } from '#schemas/result.ts';
import { recordReads } from '#server/cache/recorded-cache.ts';
import type { TagCache } from '#server/cache/tag-cache.ts';
import { compressWell, type Encoding } from '#server/http/compression.ts';
import type { StorefrontRequest, StorefrontResponse } from '#server/http/storefront.ts';

/** The context in which a page for many visitors is rendered. */
export interface SharedVisit {
  readonly cookies: CookieJar;
  readonly api: ApiClient;
  /** Called with the time when the unchanged page would look different: ms since 1970. */
  readonly changesAt: (time: number) => void;
}

type Render = (visit: SharedVisit) => Promise<StorefrontResponse>;

/** Returns the shared page for an anonymous visitor; null if the visitor needs a page of their own. */
export type SharedPages = (
  request: StorefrontRequest,
  language: Language,
  render: Render,
) => Promise<Pick<StorefrontResponse, 'headers' | 'body'> | null>;

/** Renders every page for its visitor; for development, where each page may look different. */
export const withoutSharing: SharedPages = async () => null;

interface Parts {
  readonly cache: TagCache;
  /** Returns a client that reads anonymously and records its reads in this cache. */
  readonly clientFor: (cache: TagCache, language: Language) => ApiClient;
}

interface SharedPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly until: number;
}

/** Cached value of a page that cannot be shared. */
const ownPage = '';

/** Maximum number of URLs that are remembered as requested once; then all are forgotten. */
const maxNoted = 5_000;
const longestAddress = 500;

/**
 * Caches whole pages as compressed bytes for visitors without a cart, a login or any other cookie that
 * affects a page. They have the tags of everything that was read for them. A page is cached on its second
 * request, so a crawler does not evict everything else.
 */
export function createSharedPages({ cache, clientFor }: Parts): SharedPages {
  const noted = new Set<string>();

  function isWanted(key: string): boolean {
    if (noted.has(key)) return true;
    if (noted.size >= maxNoted) noted.clear();
    noted.add(key);
    return false;
  }

  function read(key: string, request: StorefrontRequest, language: Language, render: Render) {
    const tags: string[] = [];
    const make = () =>
      renderShared(
        request,
        render,
        (onRead) => clientFor(recordReads(cache, onRead), language),
        tags,
      );
    return cache.get<SharedPage | typeof ownPage>(key, tags, make, untilOf);
  }

  return async (request, language, render) => {
    if (cache.limit === 0 || !isShareable(request)) return null;
    const key = keyOf(request);
    if (!isWanted(key)) return null;
    const page = await read(key, request, language, render);
    return page === ownPage ? null : page;
  };
}

const untilOf = (page: SharedPage | typeof ownPage) =>
  page === ownPage ? Number.POSITIVE_INFINITY : page.until;

/**
 * Cookies that do not affect a page, except `cookie_choice`, which is part of the key. Includes those of the
 * analytics provider.
 */
const harmless = /^(?:locale|cookie_choice|_ga\w*|_gid|_gat\w*|_gcl_\w+)$/;

/** URL parameters that show drafts, edit mode or another theme, or act for the holder of a token. */
const ownQuery = ['preview', 'editPage', 'theme', 'template', 'token', 'verificationToken'];

function isShareable({ method, wants, cookies, url }: StorefrontRequest): boolean {
  return (
    method === 'GET' &&
    wants === 'html' &&
    url.href.length <= longestAddress &&
    !ownQuery.some((name) => url.searchParams.has(name)) &&
    Object.keys(cookies).every((name) => harmless.test(name))
  );
}

function keyOf({ cookies, encoding, url }: StorefrontRequest): string {
  return `shared-page ${encoding ?? 'plain'} ${choiceOf(cookies) ?? 'none'} ${url.href}`;
}

/** The cookies of a new visitor only affect whether the page shows the cookie notice. */
function choiceOf({ cookie_choice: choice }: StorefrontRequest['cookies']): string | null {
  return choice === 'all' || choice === 'necessary' ? choice : null;
}

type OnRead = (tags: readonly string[]) => void;

async function renderShared(
  request: StorefrontRequest,
  render: Render,
  clientFor: (onRead: OnRead) => ApiClient,
  tags: string[],
): Promise<SharedPage | typeof ownPage> {
  const known = new Set<string>();
  const client = clientFor((read) => {
    for (const tag of read) if (!known.has(tag)) tags.push(tag);
    for (const tag of read) known.add(tag);
  });
  const choice = choiceOf(request.cookies);
  const cookies = createCookieJar(choice === null ? {} : { cookie_choice: choice });
  let until = Number.POSITIVE_INFINITY;
  const changesAt = (time: number) => {
    until = Math.min(until, time);
  };
  const { api, isShared } = publicClient(client, changesAt);
  const { status, headers, body, ...response } = await render({ cookies, api, changesAt });
  const isOwn = response.cookies.some(({ name }) => name !== 'locale');
  if (status !== 200 || isOwn || !isShared()) return ownPage;
  return { ...encoded(headers, Buffer.from(body), request.encoding), until };
}

function encoded(headers: SharedPage['headers'], body: Buffer, encoding: Encoding | null) {
  const varying = { ...headers, vary: 'accept-encoding' };
  if (encoding === null) return { headers: varying, body };
  const compressed = { ...varying, 'content-encoding': encoding };
  return { headers: compressed, body: compressWell(body, encoding) };
}

/** Calls that return the same to every visitor and record all cache tags that they depend on. */
const publicCalls: ReadonlySet<EndpointName> = new Set([
  'master.domainDetect',
  'finder.decide',
  'cms.screenDocument',
  'element.getByHandlers',
  'navigation.tree',
  'option.filter',
  'consent.filterForWeb',
  'category.filter',
  'category.get',
  'product.filter',
  'product.layeredNavigation',
  'product.get',
  'product.checkBundles',
  'comment.list',
  'checkout.listDeliveryTerms',
  'post.filterStandard',
  'term.filterStandard',
  'term.get',
  'event.filter',
  'event.get',
]);

/** Calls whose responses change with time; a shared page may show them up to a minute late. */
const timed: ReadonlySet<EndpointName> = new Set([
  'post.filterStandard',
  'term.filterStandard',
  'term.get',
  'event.filter',
  'event.get',
]);
const minute = 60_000;

/**
 * A page that makes any other call cannot be shared. The call is skipped here, because the page is rendered
 * again for its visitor.
 */
function publicClient(client: ApiClient, changesAt: (time: number) => void) {
  let isShared = true;
  const api: ApiClient = {
    async call(name, input) {
      if (!publicCalls.has(name)) {
        isShared = false;
        return fail('notFound');
      }
      if (timed.has(name)) changesAt((Math.floor(Date.now() / minute) + 1) * minute);
      return client.call(name, input);
    },
  };
  return { api, isShared: () => isShared };
}
