import '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import bank from '#blocks/order-success/fixtures/bank.json' with { type: 'json' };
import type { FileSize, ToolState } from '#editor/section-tool/tool-state.ts';
import type { ApiClient } from '#runtime/api/client.ts';
import type { CookieJar } from '#runtime/commands/cookie-jar.ts';
import { createCookieJar } from '#runtime/commands/cookie-jar.ts';
import { defaultLanguage, type Language, parseLanguage } from '#schemas/languages.ts';
import { slipPath } from '#schemas/rules/pay-path.ts';
import { writeCookies } from '#server/http/cookies.ts';
import { fallbackPage } from '#server/http/fallback-page.ts';
import { slipPng, slipSvg } from '#server/payments/slip-picture.ts';
import type { ToolAssets } from './assets.ts';
import { sectionToolDocument } from './document.ts';
import type { SiteState } from './site-reader.ts';

export interface SectionToolParts {
  readonly clientFor: (
    cookies: CookieJar,
    language: Language,
    client: string,
  ) => Promise<ApiClient>;
  readonly site: () => Promise<SiteState>;
  readonly assets: ToolAssets;
  readonly viewSizes: Readonly<Record<string, FileSize>>;
  readonly added?: ToolState['added'];
}

/** `/section-tool` and its preview pages, for this machine only and in development only. */
export function registerSectionTool(app: FastifyInstance, parts: SectionToolParts): void {
  registerExampleSlip(app);
  for (const path of ['/section-tool', '/section-tool/preview']) {
    app.get(path, async (request, reply) => {
      if (!isOwnMachine(request)) {
        return reply.code(404).type('text/html').send(fallbackPage(request.url, 404));
      }
      const cookies = createCookieJar(request.cookies);
      const language = parseLanguage(cookies.get('locale')) ?? defaultLanguage;
      const api = await parts.clientFor(cookies, language, request.ip);
      const [{ site }, chosen] = await Promise.all([
        parts.site(),
        api.call('settings.generalUser', { group: 'global', key: 'language' }),
      ]);
      const uiLanguage = (chosen.ok && parseLanguage(chosen.value.value)) || language;
      const isLoggedIn = (await api.call('user.adminProfile', {})).ok;
      writeCookies(reply, cookies.changes);
      return reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(
          sectionToolDocument(
            { site, uiLanguage, isLoggedIn, viewSizes: parts.viewSizes, added: parts.added },
            parts.assets,
          ),
        );
    });
  }
}

/** The payment code of an order that only exists in an example; the block requests it like any other. */
function registerExampleSlip(app: FastifyInstance): void {
  const { orderSlug, bankTransfer } = bank.data.order;
  app.get(slipPath(orderSlug, 'svg'), async (_request, reply) =>
    reply.type('image/svg+xml').send(slipSvg(bankTransfer)),
  );
  app.get(slipPath(orderSlug, 'png'), async (_request, reply) =>
    reply.type('image/png').send(await slipPng(bankTransfer)),
  );
}

/** Checking the host name prevents access by another site whose domain resolves to this machine. */
function isOwnMachine({ ip, hostname }: FastifyRequest): boolean {
  return (
    /^(127\.|::1$|::ffff:127\.)/.test(ip) && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
  );
}
