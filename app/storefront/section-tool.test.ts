import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import bank from '#blocks/order-success/fixtures/bank.json' with { type: 'json' };
import { toolStateElementId } from '#editor/section-tool/tool-state.ts';
import type { ApiClient } from '#runtime/api/client.ts';
import { fail, ok } from '#schemas/result.ts';
import { slipPath } from '#schemas/rules/pay-path.ts';
import { pageOf } from '#tests/support/page.ts';
import { readConfig } from '../config.ts';
import { registerSectionTool } from './section-tool.ts';

async function openTool(
  call: (name: string) => Promise<unknown> = async () => fail('unauthorized'),
) {
  const app = Fastify();
  await app.register(cookie);
  const { site } = pageOf([]);
  registerSectionTool(app, {
    clientFor: async () => ({ call }) as unknown as ApiClient,
    site: async () => ({ site, maintenance: null, skipShippingStep: false }),
    assets: { headTags: ['<script type="module" src="/tool.js"></script>'] },
    viewSizes: { hero: { plain: 10, brotli: null } },
  });
  return app;
}

describe('the section tool', () => {
  it('exists only in development · ROUTE-25 DEV-13', () => {
    expect(readConfig({}).development).toBe(false);
    expect(readConfig({ IZLOG_MODE: 'production' }).development).toBe(false);
    expect(readConfig({ IZLOG_MODE: 'development' }).development).toBe(true);
  });

  it.each(['/section-tool?block=hero', '/section-tool/preview?block=hero'])(
    'serves %s in the last language of the visitor · DEV-13 ROUTE-25',
    async (url) => {
      const app = await openTool();
      const response = await app.inject({
        url,
        headers: { host: 'localhost', cookie: 'locale=de' },
      });
      expect(response.statusCode).toBe(200);
      expect(response.headers['cache-control']).toBe('no-store');
      const state = new RegExp(`id="${toolStateElementId}">(.*)</script></body>`).exec(
        response.body,
      );
      expect(JSON.parse(state?.[1] ?? '')).toMatchObject({
        uiLanguage: 'de',
        isLoggedIn: false,
        viewSizes: { hero: { plain: 10 } },
      });
    },
  );

  it('is in the language that staff chose for themselves · DEV-13 I18N-12 PERM-19', async () => {
    const app = await openTool(async (name) =>
      name === 'settings.generalUser' ? ok({ value: 'en' }) : ok({}),
    );
    const headers = { host: 'localhost', cookie: 'locale=de' };
    const { body } = await app.inject({ url: '/section-tool', headers });
    expect(body).toContain('"uiLanguage":"en"');
    expect(body).toContain('"isLoggedIn":true');
  });

  it('has the payment code of the order in an example · DEV-13', async () => {
    const app = await openTool();
    // The shop has one route for the codes of all orders.
    app.get('/pay/:slug/slip.:format(^svg$|^png$)', (_request, reply) => reply.code(404).send());
    const svg = await app.inject(slipPath(bank.data.order.orderSlug, 'svg'));
    expect(svg.headers['content-type']).toBe('image/svg+xml');
    expect(svg.body).toContain('<svg');
    const png = await app.inject(slipPath(bank.data.order.orderSlug, 'png'));
    expect(png.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  });

  it('responds to this machine only, by its own names', async () => {
    const app = await openTool();
    const request = (host: string, remoteAddress = '127.0.0.1') =>
      app.inject({ url: '/section-tool', headers: { host }, remoteAddress });
    expect((await request('127.0.0.1:3000')).statusCode).toBe(200);
    expect((await request('[::1]:3000', '::1')).statusCode).toBe(200);
    expect((await request('rebound.example')).statusCode).toBe(404);
    expect((await request('localhost', '192.168.1.9')).statusCode).toBe(404);
  });
});
