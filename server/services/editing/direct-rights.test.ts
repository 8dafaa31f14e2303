import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LinkMapping } from '#schemas/document/element.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import {
  newNode,
  openTestSite,
  page,
  type TestEditor,
  type TestSite,
  the,
} from '../../testing/editor.ts';

let database: TestDatabase;
let site: TestSite;
let writer: TestEditor;
beforeEach(async () => {
  database = await createTestDatabase();
  site = await openTestSite(database.db);
  writer = await site.editor(['writer']);
});
afterEach(() => database.drop());

const publish = () =>
  site.admin.call('publication.publish', { document: page, languages: ['hr', 'en', 'de'] });

const put = (links: readonly LinkMapping[], editor = site.admin) =>
  editor.result('link.postTranslationBulk', { slug: 'home', links });

/** Returns the current links of the home page. */
async function mappings(): Promise<readonly LinkMapping[]> {
  return site.admin.call('link.postTranslationBulkExisting', { slug: 'home', links: [] });
}

async function lock(id: string): Promise<void> {
  await site.admin.put({ ...the(await site.admin.open(page), id), locked: true });
}

test('locked nodes cannot be moved or removed, published or not · EDIT-14 API-063 API-064', async () => {
  const before = await mappings();
  await lock('stupac');
  const refused = { error: { code: 'blockLocked' } };
  const reversed = before.map((link, at) => ({ ...link, order: before.length - at }));
  expect(await put(reversed.filter(({ linkId }) => linkId !== 'page-1-2'))).toMatchObject(refused);
  expect(await put(before.filter(({ linkId }) => linkId !== 'stupac'))).toMatchObject(refused);
  const last = before
    .filter(({ linkId }) => linkId === 'stupac')
    .map((link) => ({ ...link, order: 99 }));
  const change = { slug: 'home', links: last };
  expect(await site.admin.result('link.postTranslationBulkExisting', change)).toMatchObject(
    refused,
  );
  expect(await mappings()).toEqual(before);
  const meta = before.map((link) => ({ ...link, meta: { note: 'isto mjesto' } }));
  expect(await put(meta)).toMatchObject({ ok: true });
});

test('an element that contains a locked node cannot be removed · EDIT-14 API-063', async () => {
  await lock('prvi');
  const without = (await mappings()).filter(({ linkId }) => linkId !== 'stupac');
  expect(await put(without)).toMatchObject({ error: { code: 'blockLocked' } });
  expect((await mappings()).map(({ linkId }) => linkId)).toContain('stupac');
});

test('a restricted slot cannot be filled or emptied without its scope · PERM-20 API-057 API-063', async () => {
  const parts = { aside: [{ id: 'uz', handler: 'text', options: { title: 'Uz rub' } }] };
  const input = { handler: 'stack', parts };
  const closed = { error: { code: 'fieldClosed' } };
  expect(await writer.result('element.create', input)).toMatchObject(closed);
  await site.admin.put(newNode('uz-rub', { slot: 'aside' }));
  await publish();
  const without = (await mappings()).filter(({ linkId }) => linkId !== 'stupac');
  expect(await put(without, writer)).toMatchObject(closed);
  expect(await put(without, await site.editor(['designer']))).toMatchObject({ ok: true });
});

test('an element cannot become a block its slot refuses, nor change while it is locked · API-058', async () => {
  await site.admin.put(newNode('uz-rub', { slot: 'aside' }), newNode('tekst', { order: 'z' }));
  await publish();
  const become = (id: string, handler: string, editor = site.admin) =>
    editor.result('element.update', { id, handler });
  expect(await become('uz-rub', 'stack')).toMatchObject({ error: { code: 'slotRefuses' } });
  expect(await become('uz-rub', 'banner', writer)).toMatchObject({
    error: { code: 'fieldClosed' },
  });
  expect(await become('stupac', 'text')).toMatchObject({ error: { code: 'slotUnknown' } });
  expect(await become('page-1-1', 'text')).toMatchObject({ error: { code: 'blockShared' } });
  expect(await become('tekst', 'stack')).toMatchObject({ ok: true });
  await lock('tekst');
  expect(await become('tekst', 'call')).toMatchObject({ error: { code: 'blockLocked' } });
});

test('a placement that shows another element takes its handler · EDIT-14 API-064', async () => {
  const made = await site.admin.call('element.create', {
    id: 'drugi-tekst',
    handler: 'text',
    options: { title: 'Drugo' },
    shared: true,
  });
  const links = (await mappings())
    .filter(({ linkId }) => linkId === 'page-1-1')
    .map((link) => ({ ...link, master_id: made.id, options: {} }));
  const response = await site.admin.call('link.postTranslationBulkExisting', {
    slug: 'home',
    links,
  });
  expect(response.find(({ linkId }) => linkId === 'page-1-1')).toMatchObject({ handler: 'text' });
});
