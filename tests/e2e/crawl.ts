/** Data of a crawled page. Addresses are paths of the shop. */
export interface Crawled {
  readonly path: string;
  readonly from: string;
  readonly status: number;
  readonly title: string;
  readonly description: string;
  readonly language: string;
  /** Canonical address; null for pages that are not indexed. */
  readonly canonical: string | null;
  readonly alternates: Readonly<Record<string, string>>;
  /** Texts of the page and labels for screen readers. */
  readonly texts: readonly string[];
  /** Blocks, forms and fields of the page, in order. */
  readonly parts: readonly string[];
}

const parallel = 4;

/** Reads every page of the sitemap and every page that a link leads to. */
export async function crawl(origin: string): Promise<ReadonlyMap<string, Crawled>> {
  const pages = new Map<string, Crawled>();
  const open = new Map((await sitemapPaths(origin)).map((path) => [path, 'the sitemap']));
  const known = new Set(open.keys());
  async function readNext(): Promise<void> {
    for (const [path, from] of open) {
      open.delete(path);
      const { page, links } = await readPage(origin, path, from);
      if (page) pages.set(path, page);
      for (const link of links.filter((each) => !known.has(each))) {
        known.add(link);
        open.set(link, path);
      }
    }
  }
  // A worker that finds nothing open may end before another one adds links.
  while (open.size > 0) await Promise.all(Array.from({ length: parallel }, readNext));
  return pages;
}

async function sitemapPaths(origin: string): Promise<string[]> {
  const files = await locations(origin, '/sitemap.xml');
  return (await Promise.all(files.map((file) => locations(origin, file)))).flat();
}

async function locations(origin: string, path: string): Promise<string[]> {
  const xml = await (await fetch(origin + path)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => pathOf(url));
}

async function readPage(origin: string, path: string, from: string) {
  const response = await fetch(origin + path, { redirect: 'manual' });
  const html = await response.text();
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (!isPage && response.ok) return { page: null, links: [] };
  const { status } = response;
  return {
    page: { path, from, status, ...readHead(html), texts: textsIn(html), parts: partsIn(html) },
    links: linksIn(html, path),
  };
}

function readHead(html: string) {
  const first = (pattern: RegExp) => plain(pattern.exec(html)?.[1] ?? '');
  const canonical = first(/<link rel="canonical" href="([^"]+)"/);
  const alternates = html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g);
  return {
    title: first(/<title>([^<]*)/),
    description: first(/<meta name="description" content="([^"]*)/),
    language: first(/<html lang="([^"]+)/),
    canonical: canonical === '' ? null : pathOf(canonical),
    alternates: Object.fromEntries(
      [...alternates].map(([, code, url = '']) => [code, pathOf(url)]),
    ),
  };
}

const files = /^\/(api|media|assets)\//;

/** Parameters of addresses that list content; filters and orders have endless combinations. */
const followed = ['page', 'month'];

/** Returns the paths of the pages that the markup links to. */
function linksIn(html: string, path: string): string[] {
  const links = [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)].map(
    ([, href = '']) => new URL(plain(href), `http://shop.invalid${path}`),
  );
  return links
    .filter(({ host, pathname }) => host === 'shop.invalid' && !files.test(pathname))
    .filter(({ searchParams }) => [...searchParams.keys()].every((name) => followed.includes(name)))
    .map(({ pathname, search }) => pathname + search);
}

function textsIn(html: string): string[] {
  const body = html.slice(html.indexOf('<body')).replaceAll(/<script\b[\s\S]*?<\/script>/g, '');
  const found = body.matchAll(/>([^<>]+)<|\saria-label="([^"]+)"/g);
  return [...found].map(([, text, label]) => plain(text ?? label ?? '').trim());
}

function partsIn(html: string): string[] {
  const found = html.matchAll(/ (?:data-block|name="_command" value|name)="([^"]+)"/g);
  return [...found].map(([, name = '']) => name);
}

const pathOf = (url: string) => plain(url).replace(/^https?:\/\/[^/]+/, '') || '/';

const plain = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
