import type { FastifyInstance } from 'fastify';
import type { ApiClient } from '#runtime/api/client.ts';
import { homeHref, pageHref, screenHref } from '#runtime/routes/href.ts';
import { privateScreens } from '#runtime/routes/table.ts';
import { readList } from '#schemas/entities/lists.ts';
import { type Language, languages } from '#schemas/languages.ts';
import { escapeHtml } from './document.ts';
import type { SiteState } from './site-reader.ts';

interface Sources {
  readonly api: (language: Language) => ApiClient;
  readonly site: () => Promise<SiteState>;
  readonly publicUrl: string;
}

/** One thing with its path in each language it exists in. */
type Entry = Partial<Record<Language, string>>;

/** `/sitemap.xml`: pages, posts, products and categories of every language (ROUTE-17); `/robots.txt`. */
export function registerSitemap(app: FastifyInstance, sources: Sources): void {
  app.get('/robots.txt', (_request, reply) => {
    const lines = ['User-agent: *', ...closedPaths().map((path) => `Disallow: ${path}`)];
    return reply
      .type('text/plain')
      .send(`${lines.join('\n')}\nSitemap: ${sources.publicUrl}/sitemap.xml\n`);
  });
  app.get('/sitemap.xml', async (_request, reply) => {
    const { site } = await sources.site();
    const entries = await collect(sources, site.languages);
    return reply.type('application/xml').send(sitemap(entries, sources.publicUrl));
  });
}

function closedPaths(): string[] {
  const screens = languages.flatMap((language) =>
    privateScreens.map((screen) => screenHref(language, screen)),
  );
  return ['/api/', '/_page/', '/admin', ...new Set(screens)];
}

async function collect({ api }: Sources, languages: readonly Language[]): Promise<Entry[]> {
  const entries = new Map<string, Entry>([['home', {}]]);
  const add = (key: string, language: Language, path: string) =>
    entries.set(key, { ...entries.get(key), [language]: path });
  const options = await api('hr').call('option.filter', {});
  const homeTarget = `page:${options.ok ? options.value.HomePageSlug : ''}`;
  for (const language of languages) {
    add('home', language, homeHref(language));
    const client = api(language);
    const [products, categories, pages, posts] = await Promise.all([
      client.call('product.filter', { allowUnlimited: true, limit: 1000, page: 1 }),
      client.call('category.filter', { tree: false }),
      client.call('finder.searchSlugs', { kind: 'page', limit: 1000 }),
      client.call('post.filterStandard', { noPaginate: true }),
    ]);
    for (const { id, slug } of products.ok ? readList(products.value).records : []) {
      add(`product ${id}`, language, screenHref(language, 'product', slug));
    }
    for (const { id, slug } of categories.ok ? readList(categories.value).records : []) {
      add(`category ${id}`, language, screenHref(language, 'shop', slug));
    }
    for (const { id, slug, target } of pages.ok ? pages.value : []) {
      if (target !== homeTarget) add(`page ${id}`, language, pageHref(language, slug));
    }
    for (const { id, slugs } of posts.ok ? readList(posts.value).records : []) {
      const slug = slugs?.[language];
      if (slug !== undefined) add(`post ${id}`, language, pageHref(language, slug));
    }
  }
  return [...entries.values()];
}

function sitemap(entries: readonly Entry[], origin: string): string {
  const urls = entries.flatMap((entry) => {
    const links = Object.entries(entry)
      .map(
        ([code, path]) =>
          `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeHtml(origin + path)}"/>`,
      )
      .join('');
    return Object.values(entry).map(
      (path) => `<url><loc>${escapeHtml(origin + path)}</loc>${links}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`;
}
