import { expect, test } from 'vitest';
import type { ApiClient } from '#runtime/api/client.ts';
import { screenHref } from '#runtime/routes/href.ts';
import { defaultLanguage } from '#schemas/languages.ts';
import { fail, ok } from '#schemas/result.ts';
import type { Storefront, StorefrontRequest } from '#server/http/storefront.ts';
import { withOwnNotFound } from './own-not-found.ts';

const admin = screenHref(defaultLanguage, 'admin');
const renewed = { name: 'access', value: 'new', maxAge: 60 };

/** A storefront that has one page below the back office. */
const storefront: Storefront = async ({ url }) => ({
  status: url.pathname === `${admin}/cache` ? 302 : 404,
  headers: {},
  cookies: [renewed],
  body: 'shop',
});

interface Visit extends Partial<Pick<StorefrontRequest, 'wants'>> {
  readonly isStaff?: boolean;
  readonly lacksFactor?: boolean;
}

async function open(path: string, visit: Visit = {}) {
  const { isStaff = true, lacksFactor = false, wants = 'html' } = visit;
  const responses: Readonly<Record<string, unknown>> = {
    'user.adminProfile': { email: 'iva@example.com', scope: ['admin'] },
    'ownFactor.get': { isMissing: lacksFactor },
    'collection.list': [],
    'server.state': { cache: false },
  };
  const seen: (string | null)[] = [];
  const call = async (name: string) => (isStaff ? ok(responses[name]) : fail('unauthorized'));
  const respond = withOwnNotFound(storefront, {
    clientFor: async (cookies) => {
      seen.push(cookies.get('access'));
      return { call } as unknown as ApiClient;
    },
    readSite: async () => ({ site: { name: 'Kompas' } }) as never,
    assets: { headTags: () => [] },
  });
  const url = new URL(path, 'http://localhost');
  const request = { method: 'GET', url, cookies: {}, wants, client: '::1' };
  const { status, body, cookies } = await respond(request as unknown as StorefrontRequest);
  return { status, isOffice: body.includes('izlog-back-office'), cookies, seen };
}

test('staff who open an unknown address of the back office stay in it', async () => {
  const shown = await open(`${admin}/nothing`);
  expect(shown).toMatchObject({ status: 404, isOffice: true, cookies: [renewed] });
});

test('tokens that the storefront renewed are used', async () => {
  expect((await open(`${admin}/nothing`)).seen).toEqual(['new']);
});

test.each<[string, Visit]>([
  ['without staff rights', { isStaff: false }],
  ['without the required second factor', { lacksFactor: true }],
  ['as data for a script', { wants: 'data' }],
])('the page of the shop is sent to requests %s', async (_, visit) => {
  expect(await open(`${admin}/nothing`, visit)).toMatchObject({ status: 404, isOffice: false });
});

test('other addresses are those of the storefront', async () => {
  expect(await open(`${admin}/cache`)).toMatchObject({ status: 302, isOffice: false });
  expect(await open(`${admin}istration`)).toMatchObject({ status: 404, isOffice: false });
  expect(await open('/nothing')).toMatchObject({ status: 404, isOffice: false });
});
