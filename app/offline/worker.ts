/**
 * The service worker of a site with `hasOfflinePages`: it caches the last pages and the cart, and shows them without
 * a connection. It never caches a page that shows a logged-in visitor. On other sites it removes itself and its
 * cache.
 */
interface ExtendableEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface Fetching extends Event {
  readonly request: Request;
  readonly respondWith: (response: Promise<Response>) => void;
}

/** The part of `ServiceWorkerGlobalScope` that is used; the types of the DOM lack it. */
interface WorkerScope {
  /** Differs for each build; the server writes its value above this file. */
  readonly izlogBuild: string;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly registration: { readonly unregister: () => Promise<boolean> };
  addEventListener(name: 'install' | 'activate', listen: (event: ExtendableEvent) => void): void;
  addEventListener(name: 'fetch', listen: (event: Fetching) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const { hasOfflinePages, languages } = izlogSite;

const pages = { name: `pages ${scope.izlogBuild}`, most: 30 };
const files = { name: `files ${scope.izlogBuild}`, most: 300 };
/** Cache of the pages that are shown offline, with their files: never deleted for newer ones. */
const offline = `offline ${scope.izlogBuild}`;

const offlinePage = (language: string) => `/offline/${language}`;

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('fetch', (event) => {
  const response = hasOfflinePages ? respond(event.request) : null;
  if (response) event.respondWith(response);
});

async function install(): Promise<void> {
  if (hasOfflinePages) {
    const cache = await caches.open(offline);
    const addresses = languages.map(({ code }) => offlinePage(code));
    await cache.addAll(addresses);
    const named = await Promise.all(addresses.map((address) => filesOf(cache, address)));
    await cache.addAll([...new Set(named.flat())]);
  }
  await scope.skipWaiting();
}

/** Returns the addresses of style sheets, fonts and drawings that a cached page names. */
async function filesOf(cache: Cache, page: string): Promise<string[]> {
  const html = (await (await cache.match(page))?.text()) ?? '';
  return [...html.matchAll(/href="(\/(?:assets|theme)\/[^"#]+)/g)].map(
    ([, address = '']) => address,
  );
}

/** The cache of an earlier build does not match the files of this one. */
async function activate(): Promise<void> {
  const own = hasOfflinePages ? [pages.name, files.name, offline] : [];
  const names = (await caches.keys()).filter((name) => /^(pages|files|offline) /.test(name));
  await Promise.all(names.filter((name) => !own.includes(name)).map((name) => caches.delete(name)));
  if (!hasOfflinePages) await scope.registration.unregister();
  else await scope.clients.claim();
}

/** Returns null for requests that the browser should send as if there were no worker. */
function respond(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return null;
  if (request.mode === 'navigate' || pathname.startsWith('/_page/')) return freshPage(request);
  return /^\/(assets|media|styles|theme)\//.test(pathname) ? cachedFile(request) : null;
}

async function freshPage(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    await keepPage(request, response.clone());
    return response;
  } catch {
    return (await findPage(request)) ?? Response.error();
  }
}

/** The server decides what may be cached (app/offline/offline-header.ts). */
async function keepPage(request: Request, response: Response): Promise<void> {
  const rule = response.headers.get('x-offline');
  if (rule === 'clear') await caches.delete(pages.name);
  if (rule === 'keep' && response.status === 200) await keep(pages, request, response);
}

async function findPage(request: Request): Promise<Response | undefined> {
  const cached = await (await caches.open(pages.name)).match(request.url, { ignoreVary: true });
  if (cached || request.mode !== 'navigate') return cached;
  const [, first] = new URL(request.url).pathname.split('/');
  const language = languages.find(({ code }) => code === first) ?? languages[0];
  return caches.match(offlinePage(language.code));
}

/** Names of files contain the hash of their content, so a cached file is never stale. */
async function cachedFile(request: Request): Promise<Response> {
  const cached = await caches.match(request.url, { ignoreVary: true });
  if (cached) return cached;
  const response = await fetch(request);
  const isPublic = /\bpublic\b/.test(response.headers.get('cache-control') ?? '');
  if (response.status === 200 && isPublic) await keep(files, request, response.clone());
  return response;
}

/**
 * Caches a response and deletes the oldest above the limit; `keys` lists entries in the order in which they
 * were put.
 */
async function keep(
  { name, most }: typeof pages,
  request: Request,
  response: Response,
): Promise<void> {
  const cache = await caches.open(name);
  await cache.delete(request.url, { ignoreVary: true });
  await cache.put(request.url, response);
  const old = (await cache.keys()).slice(0, -most);
  await Promise.all(old.map((key) => cache.delete(key, { ignoreVary: true })));
}
