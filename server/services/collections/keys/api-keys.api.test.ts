import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EndpointName, endpoint, endpointNames } from '#schemas/api/contract.ts';
import type { CollectionRow } from '#schemas/entities/collection.ts';
import type { Actor } from '#server/api/handler.ts';
import { checkKey, keyRights } from '#server/api/key-access.ts';
import { testSite } from '#server/testing/site.ts';
import { openSiteApi, type Person, type SiteApi } from '#tests/support/api.ts';

let site: SiteApi;
let admin: Person;
beforeAll(async () => {
  site = await openSiteApi(testSite);
  admin = await site.api.person(['admin']);
});
afterAll(() => site.close());

const keys = '/api/v2/collections/api-keys';
const orders = 'GET /api/v2/collections/orders';
const customers = 'GET /api/v2/collections/customers';

const add = (values: object, by = admin) =>
  site.api.data<CollectionRow>(`POST ${keys}`, { values }, by.headers);

async function secretOf(id: string): Promise<string> {
  const path = `POST /api/v2/api-keys/${id}/secret`;
  return (await site.api.data<{ secret: string }>(path, {}, admin.headers)).secret;
}

const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });

async function addKey(scope: readonly string[], more: object = {}) {
  const row = await add({ name: `Program ${crypto.randomUUID()}`, scope, ...more });
  return { id: row.id, row, headers: bearer(await secretOf(row.id)) };
}

const refusal = (call: string, headers: Readonly<Record<string, string>>, fields = {}) =>
  site.api.error(call, fields, headers);

test('a key calls the API with its rights and no others, without cookies', async () => {
  const { headers } = await addKey(['orders']);
  expect(await site.api.data(orders, {}, headers)).toHaveProperty('rows');
  expect(await refusal('GET /api/v2/collections/redirects', headers)).toMatchObject({
    status: 404,
  });
  expect(await refusal('GET /api/v2/imports', headers)).toMatchObject({ status: 403 });
  expect(await refusal(orders, bearer('izk_wrong'))).toMatchObject({ status: 401 });
});

test('a key has no user: no account, no cart of its maker, and it manages no keys or staff', async () => {
  const { headers } = await addKey(['orders', 'catalogue', 'pages', 'editor', 'settings']);
  const forbidden = { status: 403, code: 'forbidden' };
  expect(await refusal('GET /api/v1/user/web/profile', headers)).toEqual(forbidden);
  expect(await refusal('GET /api/v1/user/profile', headers)).toEqual(forbidden);
  expect(await refusal('GET /api/v1/user/sessions', headers)).toEqual(forbidden);
  expect(await refusal(`POST /api/v2/api-keys/${crypto.randomUUID()}/secret`, headers)).toEqual(
    forbidden,
  );
  for (const name of ['api-keys', 'staff', 'staff-sessions', 'changes']) {
    const read = await refusal(`GET /api/v2/collections/${name}`, headers);
    expect(read, name).toMatchObject({ status: 404 });
  }
});

test('the secret is shown once and stored as a hash; a new one ends the one before', async () => {
  const { id, headers } = await addKey(['orders']);
  const secret = headers.authorization.slice('Bearer '.length);
  const rows = await site.database.db.selectFrom('api_keys').selectAll().execute();
  const changes = await site.database.db.selectFrom('changes').selectAll().execute();
  expect(JSON.stringify([rows, changes])).not.toContain(secret);
  const next = bearer(await secretOf(id));
  expect(await refusal(orders, headers)).toMatchObject({ status: 401 });
  expect(await site.api.data(orders, {}, next)).toHaveProperty('rows');
});

test('a key ends when it expires, is deleted, or its maker is blocked', async () => {
  const expired = await addKey(['orders'], { expires_at: '2026-01-01T00:00:00.000Z' });
  expect(await refusal(orders, expired.headers)).toMatchObject({ status: 401 });
  const deleted = await addKey(['orders']);
  const { revision } = await site.api.data<CollectionRow>(
    `GET ${keys}/record/${deleted.id}`,
    {},
    admin.headers,
  );
  await site.api.data(`DELETE ${keys}/record/${deleted.id}`, { revision }, admin.headers);
  expect(await refusal(orders, deleted.headers)).toMatchObject({ status: 401 });
  const other = await site.api.person(['admin']);
  const row = await add({ name: 'Leaving', scope: ['orders'] }, other);
  const orphan = bearer(await secretOf(row.id));
  expect(await site.api.data(orders, {}, orphan)).toHaveProperty('rows');
  const { db } = site.database;
  const block = { disabled_at: new Date().toISOString() };
  await db.updateTable('users').set(block).where('id', '=', other.id).execute();
  expect(await refusal(orders, orphan)).toMatchObject({ status: 401 });
});

test('a key loses the rights that its maker loses', async () => {
  const maker = await site.api.person(['admin']);
  const row = await add({ name: 'Less', scope: ['orders', 'catalogue'] }, maker);
  const headers = bearer(await secretOf(row.id));
  const { db } = site.database;
  await db
    .updateTable('users')
    .set({ scope: ['catalogue'] })
    .where('id', '=', maker.id)
    .execute();
  expect(await refusal(orders, headers)).toMatchObject({ status: 404 });
  expect(await site.api.data('GET /api/v2/collections/products', {}, headers)).toHaveProperty(
    'rows',
  );
});

test('a key over its calls per minute waits; others do not', async () => {
  const { headers } = await addKey(['orders'], { calls_per_minute: 2 });
  for (let call = 0; call < 2; call += 1) await site.api.data(customers, {}, headers);
  expect(await refusal(customers, headers)).toMatchObject({ status: 429 });
  expect(await site.api.data(customers, {}, (await addKey(['orders'])).headers)).toBeDefined();
});

test('the log names the key that made a change, and the last use is seen', async () => {
  const { id, row, headers } = await addKey(['pages']);
  const values = { from_path: '/stari-put', to_path: '/novi-put', status: 301 };
  await site.api.data('POST /api/v2/collections/redirects', { values }, headers);
  const [change] = await site.database.db
    .selectFrom('changes')
    .select(['key_name', 'actor_id'])
    .where('collection', '=', 'redirects')
    .execute();
  expect(change).toEqual({ key_name: row.values.name, actor_id: admin.id });
  const read = await site.api.data<CollectionRow>(`GET ${keys}/record/${id}`, {}, admin.headers);
  expect(read.values).toMatchObject({ owner: admin.email });
  expect(read.values.last_used_at).not.toBeNull();
});

test('a key cannot get the right to everything', async () => {
  const values = { name: 'Root', scope: ['admin'] };
  const refused = await refusal(`POST ${keys}`, admin.headers, { values });
  expect(refused).toMatchObject({ status: 400, field: 'scope/0' });
});

/** Calls about the caller's own account, keys and staff: no key may make them. */
const closed = new Set([
  'user',
  'settings',
  'master',
  'server',
  'release',
  'pipeline',
  'mailTemplate',
  'apiKey',
  'webhook',
  'fiscalCertificate',
  'examples',
  'ownFactor',
  'staffFactor',
]);

test('every call of staff is open to keys with a named right, or closed to all', () => {
  const resources = endpointNames
    .filter((name) => endpoint(name).access === 'backoffice')
    .map((name) => name.split('.')[0] ?? '');
  const all = new Set(resources);
  const decided = (name: string) => closed.has(name) !== Object.hasOwn(keyRights, name);
  expect([...all].filter((name) => !decided(name))).toEqual([]);
  expect(Object.keys(keyRights).filter((name) => !all.has(name))).toEqual([]);
});

test('a key without rights may make public calls and those whose handlers decide, and no others', () => {
  const key: Actor = {
    kind: 'backoffice',
    userId: 1,
    sessionId: 'k',
    scope: [],
    key: { id: 'k', name: 'none' },
  };
  const open = endpointNames.filter((name) => checkKey(name, key) === null);
  const isFree = (name: EndpointName) => ['public', 'guest'].includes(endpoint(name).access);
  expect(open.filter((name) => !isFree(name) && !name.startsWith('collection.'))).toEqual([]);
  expect(endpointNames.filter((name) => isFree(name) && !open.includes(name))).toEqual([]);
});
