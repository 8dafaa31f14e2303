import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { parseLanguage } from '#schemas/languages.ts';
import type { ResolvedTheme } from '#schemas/theme/resolved-theme.ts';
import type { ToolAssets } from '../storefront/assets.ts';
import type { SiteReader } from '../storefront/site-reader.ts';
import { offlineDocument } from './offline-document.tsx';
import { webManifest } from './web-manifest.ts';

interface OfflineParts {
  /** Folder of the built browser files. */
  readonly client: string;
  readonly readSite: SiteReader;
  /** The theme that visitors of a domain see. */
  readonly readTheme: (domain: string) => Promise<ResolvedTheme | null>;
  readonly assets: ToolAssets;
}

interface InLanguage {
  Params: { language: string };
}

/** The manifest of the app, the service worker, and the page that it shows without a connection. */
export function registerOffline(app: FastifyInstance, parts: OfflineParts): void {
  const { readSite, readTheme, assets } = parts;
  const worker = readWorker(parts.client);
  app.get<InLanguage>('/manifest/:language.webmanifest', async ({ params, host }, reply) => {
    const language = parseLanguage(params.language);
    if (!language) return reply.callNotFound();
    const [{ site }, theme] = await Promise.all([readSite(undefined, host), readTheme(host)]);
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(JSON.stringify(webManifest(site.name, language, theme, site.brand)));
  });
  app.get<InLanguage>('/offline/:language', async ({ params, host }, reply) => {
    const language = parseLanguage(params.language);
    if (!language) return reply.callNotFound();
    const html = offlineDocument(language, await readSite(undefined, host), assets);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
  });
  // In development there is no build and no worker: pages always come from the server.
  if (worker === null) return;
  // The worker is at the root, because it serves only addresses below its own.
  app.get('/offline-worker.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(worker),
  );
}

/** Each build is a new worker, so that browsers install it and delete the cache of the previous one. */
function readWorker(client: string): string | null {
  const source = readFileSync(join(client, 'manifest.json'), 'utf8');
  const manifest = JSON.parse(source) as Record<string, { readonly file: string } | undefined>;
  const file = manifest['app/offline/worker.ts']?.file;
  if (file === undefined) return null;
  const build = createHash('sha256').update(source).digest('hex').slice(0, 12);
  return `self.izlogBuild = '${build}';\n${readFileSync(join(client, file), 'utf8')}`;
}
