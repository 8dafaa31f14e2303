import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiClient } from '#runtime/api/client.ts';
import { homeHref, pageHref, screenHref } from '#runtime/routes/href.ts';
import { privateScreens } from '#runtime/routes/table.ts';
import { readList } from '#schemas/entities/lists.ts';
import { defaultLanguage, type Language, languages, localize } from '#schemas/languages.ts';
import type {
  ProductAddress,
  ProductAddresses,
} from '#server/services/catalogue/product-addresses.ts';
import { isIn } from '#server/services/is-published.ts';
import { escapeHtml } from './escape.ts';
import type { SiteState } from './site-reader.ts';

interface Sources {
  readonly api: (language: Language) => ApiClient;
  readonly site: () => Promise<Pick<SiteState, 'site' | 'maintenance'>>;
  readonly products: ProductAddresses;
  readonly publicUrl: string;
}

/** Products per file: with three languages well below the maximum of 50,000 URLs. */
export const productsPerFile = 5_000;

/** One page or product with its path in each language it exists in. */
interface Entry {
  readonly paths: Record<Language, string>;
  /** Time of the last change, if it is known. */
  readonly changed?: string | undefined;
  /** Path of its picture. */
  readonly picture?: string | undefined;
}

/**
 * Registers `/sitemap.xml`, which lists the files: one of pages, posts and categories, and one for every
 * 5,000 products, in all languages (ROUTE-17). A response only reads the data of its file. Also registers
 * `/robots.txt`.
 */
export function registerSitemap(app: FastifyInstance, sources: Sources): void {
  const { publicUrl, products } = sources;
  const routes = { ...withHead, preHandler: refuseInMaintenance(sources) };
  app.get('/robots.txt', withHead, (_request, reply) => {
    const lines = ['User-agent: *', ...closedPaths().map((path) => `Disallow: ${path}`)];
    return reply
      .type('text/plain')
      .send(`${lines.join('\n')}\nSitemap: ${publicUrl}/sitemap.xml\n`);
  });
  app.get('/sitemap.xml', routes, async (_request, reply) => {
    const parts = await products.parts();
    const files = ['pages.xml', ...parts.map((_, index) => `products-${index + 1}.xml`)];
    return sendXml(reply, sitemapIndex(files, publicUrl));
  });
  app.get('/sitemap/pages.xml', routes, async (_request, reply) => {
    const { site } = await sources.site();
    return sendXml(reply, sitemap(await collect(sources, site.languages), publicUrl));
  });
  app.get<{ Params: { part: string } }>(
    '/sitemap/products-:part(^[1-9]\\d{0,4}$).xml',
    routes,
    async (request, reply) => {
      const { site } = await sources.site();
      const firstId = (await products.parts())[Number(request.params.part) - 1];
      if (firstId === undefined) return reply.callNotFound();
      const found = await products.part(firstId);
      const entries = found.map((product) => productEntry(product, site.languages));
      return sendXml(reply, sitemap(entries, publicUrl));
    },
  );
}

/** Search engines send HEAD requests first. */
const withHead = { exposeHeadRoute: true } as const;

/** Search engines retry later; an empty list would make them drop the site. */
const refuseInMaintenance =
  ({ site }: Pick<Sources, 'site'>) =>
  async (_request: FastifyRequest, reply: FastifyReply) =>
    (await site()).maintenance ? reply.code(503).send() : undefined;

const sendXml = (reply: FastifyReply, xml: string) => reply.type('application/xml').send(xml);

function productEntry(
  { slugs, languages: published, updated_at: changed, picture }: ProductAddress,
  codes: readonly Language[],
): Entry {
  const addresses = codes
    .filter((code) => isIn(published, code))
    .map((code) => [code, screenHref(code, 'product', localize(slugs, code))]);
  return { paths: Object.fromEntries(addresses), changed, picture: picture ?? undefined };
}

function closedPaths(): string[] {
  const screens = languages.flatMap((language) =>
    privateScreens.map((screen) => screenHref(language, screen)),
  );
  return ['/api/', '/_page/', '/offline/', '/admin', ...new Set(screens)];
}

async function collect(
  { api }: Pick<Sources, 'api'>,
  languages: readonly Language[],
): Promise<Entry[]> {
  const entries = new Map<string, Entry>([['home', { paths: {} }]]);
  const add = (
    key: string,
    language: Language,
    path: string,
    more: Pick<Entry, 'changed' | 'picture'> = {},
  ) => entries.set(key, { paths: { ...entries.get(key)?.paths, [language]: path }, ...more });
  const options = await api(defaultLanguage).call('option.filter', {});
  const homeTarget = `page:${options.ok ? options.value.HomePageSlug : ''}`;
  for (const language of languages) {
    add('home', language, homeHref(language));
    const client = api(language);
    const [categories, pages, posts] = await Promise.all([
      client.call('category.filter', { tree: false }),
      client.call('finder.searchSlugs', { kind: 'page', limit: 1000 }),
      client.call('post.filterStandard', { noPaginate: true }),
    ]);
    for (const { id, slug } of categories.ok ? readList(categories.value).records : []) {
      add(`category ${id}`, language, screenHref(language, 'shop', slug));
    }
    for (const { id, slug, target } of pages.ok ? pages.value : []) {
      if (target !== homeTarget) add(`page ${id}`, language, pageHref(language, slug));
    }
    for (const { id, slugs, author, media, updated_at: changed } of posts.ok
      ? readList(posts.value).records
      : []) {
      if (author) {
        add(`author ${author.id}`, language, screenHref(language, 'author', author.slug));
      }
      const slug = slugs?.[language];
      if (slug === undefined) continue;
      const picture = media?.path;
      add(`post ${id}`, language, pageHref(language, slug), { changed, picture });
    }
  }
  return [...entries.values()];
}

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const imageNamespace = 'http://www.google.com/schemas/sitemap-image/1.1';

function sitemapIndex(files: readonly string[], origin: string): string {
  const places = files.map(
    (file) => `<sitemap><loc>${escapeHtml(`${origin}/sitemap/${file}`)}</loc></sitemap>`,
  );
  return `${head}<sitemapindex xmlns="${namespace}">${places.join('')}</sitemapindex>`;
}

function sitemap(entries: readonly Entry[], origin: string): string {
  const urls = entries.flatMap(({ paths, changed, picture }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
    const links = Object.entries(paths)
      .map(
        ([code, path]) =>
          `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeHtml(origin + path)}"/>`,
      )
      .join('');
    const image = picture
      ? `<image:image><image:loc>${escapeHtml(origin + picture)}</image:loc></image:image>`
      : '';
    return Object.values(paths).map(
      (path) => `<url><loc>${escapeHtml(origin + path)}</loc>${lastmod}${links}${image}</url>`,
    );
  });
  return `${head}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="${imageNamespace}">${urls.join('')}</urlset>`;
}
