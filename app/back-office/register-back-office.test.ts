import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { BackOfficeState } from '#editor/back-office/state.ts';
import type { ApiClient } from '#runtime/api/client.ts';
import { screenHref } from '#runtime/routes/href.ts';
import { defaultLanguage, languages } from '#schemas/languages.ts';
import { fail, ok } from '#schemas/result.ts';
import { registerBackOffice } from './register-back-office.ts';

/** Opens a screen as an administrator, and returns the page or where the server leads. */
async function open(name: string, isMissing: boolean, cache = false) {
  const responses: Readonly<Record<string, unknown>> = {
    'user.adminProfile': { email: 'iva@example.com', scope: ['admin'] },
    'ownFactor.get': { isOn: false, isRequired: true, isMissing, codesLeft: 0 },
    'collection.list': [{ name: 'tags', label: 'Tags' }],
    'server.state': { mode: 'production', version: '1', cache, domains: 1 },
  };
  const rows = (input: object) => ({ rows: [], next: null, previous: null, count: input });
  const call = async (name: string, input: object) =>
    ok(name === 'collection.rows' ? rows(input) : responses[name]);
  const api = { call } as unknown as ApiClient;
  const app = Fastify();
  await app.register(cookie);
  registerBackOffice(app, {
    clientFor: async () => api,
    readSite: async () => ({ site: { name: 'Kompas' } }) as never,
    assets: { headTags: () => [] },
  });
  const response = await app.inject(`${screenHref(defaultLanguage, 'admin')}/${name}`);
  await app.close();
  const { statusCode: status, headers, body } = response;
  const [, json = '{}'] = /id="izlog-back-office">(.*?)<\/script>/.exec(body) ?? [];
  return { status, to: headers.location, body, state: JSON.parse(json) as BackOfficeState };
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

test('the document of a list holds the page that its address names', async () => {
  const input = { name: 'tags', size: 50, q: 'lan', sort: '-key' };
  const { state } = await open('tags?q=lan&sort=-key', false);
  expect(state.list).toMatchObject({ input, page: { count: input } });
});

test('the document of a record holds no list', async () => {
  expect((await open('tags/record/3', false)).state).toMatchObject({
    uiLanguage: 'hr',
    list: null,
  });
});

test('addresses that no page of a collection has are left to the storefront', async () => {
  expect((await open('tags/other', false)).status).toBe(404);
  expect((await open('menus/other', false)).status).toBe(404);
});

test.each(['unauthorized', 'forbidden'] as const)(
  'a visitor who is %s is redirected to the staff login and gets no data of the back office · ADMIN-03 PERM-16',
  async (code) => {
    const api = { call: async () => fail(code) } as unknown as ApiClient;
    const app = Fastify();
    await app.register(cookie);
    registerBackOffice(app, {
      clientFor: async () => api,
      readSite: async () => ({ site: { name: 'Kompas' } }) as never,
      assets: { headTags: () => [] },
    });
    for (const language of languages) {
      const admin = screenHref(language, 'admin');
      for (const name of ['dashboard', 'orders', 'products/record/1', 'server']) {
        const { statusCode, headers, body } = await app.inject(`${admin}/${name}`);
        const login = screenHref(language, 'admin-login');
        expect([name, statusCode, headers.location, body]).toEqual([name, 303, login, '']);
        const data = await app.inject(`/_page${admin}/${name}`);
        expect([name, data.statusCode, data.body]).toEqual([name, 204, '']);
      }
    }
    await app.close();
  },
);

test('the address names the language of the back office, and staff are sent its scope · PERM-20 LAYOUT-04', async () => {
  const { body } = await open('menus', false);
  expect(body).toContain(`<html lang="${defaultLanguage}"`);
  expect(body).toContain('"scope":["admin"]');
  expect(body).toContain('"email":"iva@example.com"');
  expect(body).toContain('"bases":{"hr":"/admin","en":"/en/admin","de":"/de/admin"}');
});
