import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Element } from '#schemas/document/element.ts';
import type { Language } from '#schemas/languages.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import {
  newNode,
  openTestSite,
  page,
  type TestEditor,
  type TestSite,
  the,
} from '../../testing/editor.ts';
import { completedElements } from './completed-elements.ts';

let database: TestDatabase;
let site: TestSite;
let writer: TestEditor;
beforeAll(async () => {
  database = await createTestDatabase();
  site = await openTestSite(database.db);
  writer = await site.editor(['writer']);
});
afterAll(() => database.drop());

async function put(id: string, options: Record<string, string>) {
  const audit = { audit: 'Kontrola', ...options };
  await site.admin.put(
    newNode(id, {
      handler: 'banner',
      options: { title: 'Natpis', ...audit },
      translations: { en: { title: 'Sign', audit: 'Check' } },
      mobileOptions: { audit: 'Mala kontrola' },
    }),
  );
}

test('returns no field hidden from a scope, in any language or width · PERM-20', async () => {
  await put('tajna', {});
  const seen = the(await writer.open(page), 'tajna');
  expect(seen).toMatchObject({
    options: { title: 'Natpis' },
    translations: { en: { title: 'Sign' } },
  });
  expect(JSON.stringify(seen)).not.toMatch(/ontrola|Check/);
  const { nodes } = await writer.call('draft.sync', { documents: [page], since: 0, writes: [] });
  expect(JSON.stringify(nodes)).not.toMatch(/ontrola|Check/);
  await site.admin.call('publication.publish', { document: page, languages: ['hr', 'en'] });
  const { records } = await writer.call('revision.list', { document: page });
  const revision = await writer.call('revision.get', { id: records[0]?.id ?? 0 });
  expect(revision.nodes.map(({ id }) => id)).toContain('tajna');
  expect(JSON.stringify(revision.nodes)).not.toMatch(/ontrola|Check/);
  const analyst = await site.editor(['analyst']);
  expect(the(await analyst.open(page), 'tajna').options.audit).toBe('Kontrola');
});

test('the input of a load function is completed on the server, by language and width · PERM-20', async () => {
  await put('trazena', {});
  const seen = the(await writer.open(page), 'trazena');
  const element = (language_code: string, more: Partial<Element> = {}) =>
    ({ ...seen, language_code, options: { title: 'Novi', audit: '' }, ...more }) as Element;
  const requested = (scopes: readonly string[], language: Language, ...elements: Element[]) =>
    completedElements(site.deps, elements, language, async () => scopes);
  const [croatian] = await requested(['writer'], 'hr', element('hrv'));
  expect(croatian?.options).toEqual({ title: 'Novi', audit: 'Kontrola' });
  expect(croatian?.mobileOptions).toEqual({ audit: 'Mala kontrola' });
  const [english] = await requested(['writer'], 'en', element('eng'));
  expect(english?.options.audit).toBe('Check');
  const others = [element('hrv', { id: 'nova' }), element('hrv', { handler: 'text' })];
  expect(await requested(['writer'], 'hr', ...others)).toEqual(others);
  // A user who sees the field sends its value, even an empty one.
  const own = [element('hrv')];
  expect((await requested(['analyst'], 'hr', ...own))[0]?.options.audit).toBe('');
  expect(await requested(['admin'], 'hr', ...own)).toEqual(own);
});

test('fields hidden from a scope are preserved when it saves, removes and restores a node · PERM-20', async () => {
  await put('cuvana', {});
  const seen = the(await writer.open(page), 'cuvana');
  await writer.put({ ...seen, options: { title: 'Novo' }, translations: {} });
  const saved = the(await site.admin.open(page), 'cuvana');
  expect(saved.options).toEqual({ title: 'Novo', audit: 'Kontrola' });
  expect(saved.translations).toEqual({ en: { audit: 'Check' } });
  expect(saved.mobileOptions).toEqual({ audit: 'Mala kontrola' });
  await writer.remove(saved);
  await writer.put({ ...seen, revision: 0 });
  expect(the(await site.admin.open(page), 'cuvana').options).toMatchObject({ audit: 'Kontrola' });
});

test('refuses a value a scope writes into a field hidden from it · PERM-20 PERM-21', async () => {
  await put('zatvorena', {});
  const seen = the(await writer.open(page), 'zatvorena');
  const node = { ...seen, options: { ...seen.options, audit: 'Moje' } };
  const response = await writer.write({ id: node.id, base: node.revision, node });
  expect(response.saved).toBe(false);
  expect(response.refused[0]).toMatchObject({ code: 'fieldClosed', path: 'audit', layer: 'hr' });
  expect(JSON.stringify(response)).not.toMatch(/ontrola/);
});

test('a conflict contains no hidden fields · PERM-20', async () => {
  await put('sporna', {});
  const seen = the(await writer.open(page), 'sporna');
  const known = the(await site.admin.open(page), 'sporna');
  await site.admin.put({ ...known, options: { ...known.options, title: 'Njihovo' } });
  const node = { ...seen, options: { title: 'Moje' } };
  const { conflicts } = await writer.write({ id: node.id, base: seen.revision, node });
  expect(conflicts).toMatchObject([{ theirs: { options: { title: 'Njihovo' } } }]);
  expect(JSON.stringify(conflicts)).not.toMatch(/ontrola/);
});

test('a restricted slot cannot be filled, emptied or reordered · PERM-20 PERM-21', async () => {
  const aside = { slot: 'aside', handler: 'text' };
  const designer = await site.editor(['designer']);
  await designer.put(
    newNode('uz-1', { ...aside, order: 'a' }),
    newNode('uz-2', { ...aside, order: 'b' }),
  );
  const nodes = await writer.open(page);
  const first = the(nodes, 'uz-1');
  const refused = [{ code: 'fieldClosed', node: 'uz-1' }];
  for (const node of [{ ...first, order: 'c' }, { ...first, slot: 'main' }, null]) {
    const response = await writer.write({ id: 'uz-1', base: first.revision, node });
    expect(response).toMatchObject({ saved: false, refused });
  }
  await writer.put({ ...first, options: { title: 'Smijem' } });
  await designer.put({ ...the(await designer.open(page), 'uz-1'), order: 'c' });
});

test('a locked node cannot be moved until it is unlocked, even by an admin', async () => {
  await site.admin.put(newNode('brava', { locked: true, order: 'm' }));
  const held = the(await site.admin.open(page), 'brava');
  const refused = [{ code: 'blockLocked', node: 'brava' }];
  for (const node of [{ ...held, order: 'p' }, { ...held, parent: null, slot: 'content' }, null]) {
    const response = await site.admin.write({ id: 'brava', base: held.revision, node });
    expect(response).toMatchObject({ saved: false, refused });
  }
  await site.admin.put({ ...held, options: { title: 'Tekst se smije' } });
  const again = the(await site.admin.open(page), 'brava');
  await site.admin.put({ ...again, locked: false, order: 'p' });
  expect(the(await site.admin.open(page), 'brava')).toMatchObject({ locked: false, order: 'p' });
});
