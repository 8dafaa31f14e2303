import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { ApiClient } from '#runtime/api/client.ts';
import { screenHref } from '#runtime/routes/href.ts';
import { defaultLanguage } from '#schemas/languages.ts';
import { ok } from '#schemas/result.ts';
import { registerBackOffice } from './register-back-office.ts';

/** Opens a screen as an administrator, and returns the page or where the server leads. */
async function open(name: string, isMissing: boolean, cache = false) {
  const responses: Readonly<Record<string, unknown>> = {
    'user.adminProfile': { email: 'iva@example.com', scope: ['admin'] },
    'ownFactor.get': { isOn: false, isRequired: true, isMissing, codesLeft: 0 },
    'collection.list': [],
    'server.state': { mode: 'production', version: '1', cache, domains: 1 },
  };
  const api = { call: async (call: string) => ok(responses[call]) } as unknown as ApiClient;
  const app = Fastify();
  await app.register(cookie);
  registerBackOffice(app, {
    clientFor: async () => api,
    readSite: async () => ({ site: { name: 'Kompas' } }) as never,
    assets: { headTags: () => [] },
  });
  const response = await app.inject(`${screenHref(defaultLanguage, 'admin')}/${name}`);
  await app.close();
  return { to: response.headers.location, body: response.body };
}

const security = `${screenHref(defaultLanguage, 'admin')}/security`;

test('staff without the required second factor are led to set it up, and see no other screen', async () => {
  expect((await open('menus', true)).to).toBe(security);
  const screen = await open('security', true);
  expect(screen.to).toBeUndefined();
  expect(screen.body).toContain('"scope":[]');
});

test('a second factor that is not missing leads nowhere', async () => {
  expect(await open('menus', false)).toMatchObject({ to: undefined });
});

test.each([true, false])(
  'the page knows whether the server has a cache: %s · LAYOUT-03',
  async (cache) => {
    const { body } = await open('menus', false, cache);
    expect(body).toContain(`"hasCache":${cache}`);
  },
);
