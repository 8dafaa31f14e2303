import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withExampleTexts } from '#schemas/editing/example-texts.ts';
import { fingerprint } from '#schemas/editing/fingerprint.ts';
import type { DocumentKey, EditNode } from '#schemas/editing/node.ts';
import type { Language } from '#schemas/languages.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { newNode, openTestSite, page, type TestSite, the } from '../../testing/editor.ts';
import { runDuePublications } from './due-publications.ts';

let database: TestDatabase;
let site: TestSite;
beforeEach(async () => {
  database = await createTestDatabase();
  site = await openTestSite(database.db);
});
afterEach(() => database.drop());

const all: Language[] = ['hr', 'en', 'de'];
const soon = () => new Date(Date.now() + 60_000);

const publish = (document: DocumentKey = page, languages = all, more: object = {}) =>
  site.admin.call('publication.publish', { document, languages, ...more });

/** Returns what visitors see of the first banner. */
async function shown(language: Language) {
  const { elements } = await site.admin.call(
    'cms.screenDocument',
    { slug: 'naslovnica' },
    language,
  );
  return elements[0]?.parts['main'] ?? [];
}

const titles = () =>
  Promise.all(all.map(async (language) => (await shown(language))[0]?.options['title']));

async function change(id: string, more: (node: EditNode) => Partial<EditNode>): Promise<EditNode> {
  const node = the(await site.admin.open(page), id);
  await site.admin.put({ ...node, ...more(node) });
  return the(await site.admin.open(page), id);
}

const inThree = (node: EditNode): Partial<EditNode> => ({
  options: { ...node.options, title: 'Novo' },
  translations: { en: { ...node.translations.en, title: 'New' }, de: { title: 'Neu' } },
});

const drafts = () => database.db.selectFrom('draft_nodes').selectAll().execute();

test('publishes a draft in three languages exactly as edited · EDIT-13', async () => {
  await change('prvi', inThree);
  const fresh = newNode('treci', { order: 'a0V', options: { title: 'Između' } });
  await site.admin.put(fresh);
  await site.admin.remove(the(await site.admin.open(page), 'drugi'));
  const before = await site.admin.open(page);
  const { problems, document, publication } = await publish();
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect({ changed: document.changed, publication }).toEqual({ changed: false, publication: null });
  expect(await titles()).toEqual(['Novo', 'New', 'Neu']);
  expect((await shown('hr')).map(({ id }) => id)).toEqual(['prvi', 'treci']);
  expect(await site.admin.open(page)).toEqual(before);
  expect((await drafts()).map(({ id, removed }) => [id, removed])).toEqual([['drugi', true]]);
});

test('publishes one language and leaves the others unchanged', async () => {
  await change('prvi', inThree);
  await site.admin.put(newNode('treci', { translations: { en: { title: 'x' } } }));
  const before = await site.admin.open(page);
  const { document } = await publish(page, ['en']);
  expect(await titles()).toEqual(['Dobro došli', 'New', 'Dobro došli']);
  expect((await shown('en')).map(({ id }) => id)).toEqual(['prvi', 'drugi']);
  expect(document.changed).toBe(true);
  expect(await site.admin.open(page)).toEqual(before);
  await publish(page, ['hr']);
  expect(await titles()).toEqual(['Novo', 'New', 'Novo']);
  expect((await shown('en')).map(({ id }) => id)).toEqual(['prvi', 'drugi', 'treci']);
  expect((await publish(page, ['de', 'en'])).document.changed).toBe(false);
  expect(await titles()).toEqual(['Novo', 'New', 'Neu']);
});

test('visitors get a changed header once it is published, on each page and in a new process · EDIT-03 EDIT-13', async () => {
  const document = 'shared:zaglavlje';
  const header = the(await site.admin.open(document), 'zaglavlje');
  const logo = async () =>
    (await site.admin.call('element.getByHandlers', { handlers: ['header-section'] })).elements[0]
      ?.options['logo'];
  expect(await logo()).toBe('pomorska-karta');
  await site.admin.put({ ...header, options: { ...header.options, logo: 'kompas' } });
  expect(await logo()).toBe('pomorska-karta');
  await publish(document);
  expect(await logo()).toBe('kompas');
  site.deps.cache.clear();
  expect(await logo()).toBe('kompas');
});

test('text in languages a page is not available in does not count as a change · EDIT-13', async () => {
  await site.admin.call('publication.unpublish', { document: page, languages: ['en', 'de'] });
  await change('prvi', inThree);
  const { document } = await publish(page, ['hr']);
  expect([document.languages, document.changed]).toEqual([['hr'], false]);
  const offered = await publish(page, ['en']);
  expect([offered.document.languages, offered.document.changed]).toEqual([['hr', 'en'], false]);
  expect((await shown('en'))[0]?.options['title']).toBe('New');
});

test('publishes nothing while an error remains', async () => {
  await change('prvi', (node) => ({
    pending: { hr: { ...node.options, title: 7 } },
    options: { ...node.options, picture: 'nema', link: { label: 'a', target: 'page:nigdje' } },
  }));
  await change('drugi', () => ({ options: { title: 'Vidljivo' } }));
  const { problems, document } = await publish();
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ code, path, layer }) => [code, path, layer])).toEqual([
    ['blockOptionsInvalid', 'title', 'hr'],
    ['mediaMissing', 'picture', 'hr'],
    ['linkBroken', 'link/target', 'hr'],
  ]);
  expect(document.changed).toBe(true);
  expect(await titles()).toEqual(['Dobro došli', 'Welcome', 'Dobro došli']);
  const english = await publish(page, ['en']);
  expect(english.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('lists missing and outdated translations as warnings', async () => {
  await change('prvi', (node) => ({ sources: { en: { title: 'stari' } }, options: node.options }));
  const problems = await site.admin.call('draft.problems', { documents: [page] });
  expect(problems.every(({ severity }) => severity === 'warning')).toBe(true);
  const reported = problems.map(({ code, path, layer }) => `${code} ${layer} ${path}`);
  expect(reported).toContain('translationStale en title');
  expect(reported).toContain('translationMissing en link/label');
  expect(reported).toContain('translationMissing de items/a/text');
});

test('example text gives a warning in each language until it is replaced · EDIT-15', async () => {
  await change('prvi', (node) => ({
    options: { ...node.options, title: 'Primjer' },
    translations: { ...node.translations, en: { title: 'Example' } },
    linkMeta: withExampleTexts(withExampleTexts({}, 'hr', { title: 'Primjer' }), 'en', {
      title: 'Example',
    }),
  }));
  const reported = async () => {
    const problems = await site.admin.call('draft.problems', { documents: [page] });
    const examples = problems.filter(({ code }) => code === 'textExample');
    return examples.map(({ layer, path, severity }) => `${severity} ${layer} ${path}`);
  };
  expect(await reported()).toEqual(['warning hr title', 'warning en title']);
  await change('prvi', (node) => ({
    translations: { en: { title: 'Written' } },
    sources: node.sources,
  }));
  expect(await reported()).toEqual(['warning hr title']);
  await publish();
  expect((await shown('hr'))[0]?.linkMeta).toEqual({});
});

test('a translated rich text is not stale because of the order of its keys · EDIT-15', async () => {
  const typed = { content: [{ text: 'a', marks: [], type: 'text' }], type: 'doc' };
  expect(await stored(typed)).not.toBe(JSON.stringify(typed));
  expect(fingerprint(JSON.parse(await stored(typed)))).toBe(fingerprint(typed));
});

async function stored(value: object): Promise<string> {
  const json = JSON.stringify(value);
  const { rows } = await sql<{ text: string }>`SELECT ${json}::jsonb::text AS text`.execute(
    database.db,
  );
  return JSON.stringify(JSON.parse(rows[0]?.text ?? 'null'));
}

test('an unknown block is moved and published byte for byte · EDIT-13', async () => {
  await sql`INSERT INTO elements (id, handler, version, options, translations, parent_id, slot,
      position, document)
    VALUES ('tajna', 'mystery', 9, '{"n": 12345678901234567890.10, "a": [1.50]}',
      '{"en": {"t": "x"}, "it": {"t": "y"}}', 'stupac', 'main', 'zz', ${page})`.execute(
    database.db,
  );
  const stored = () =>
    sql<object>`SELECT options::text, translations::text, version FROM elements
      WHERE id = 'tajna'`.execute(database.db);
  const before = (await stored()).rows;
  await change('tajna', () => ({ order: 'A', title: 'premješteno' }));
  await publish();
  expect((await shown('hr'))[0]).toMatchObject({ id: 'tajna', title: 'premješteno' });
  expect((await stored()).rows).toEqual(before);
});

test('publishes new shared elements with the page that uses them', async () => {
  const root = { parent: null, slot: 'content' } as const;
  const shared = newNode('novi', { ...root, document: 'shared:novi', handler: 'stack' });
  const inside = newNode('u-novom', { document: 'shared:novi', parent: 'novi' });
  const slot = newNode('mjesto', { ...root, order: 'z', master: 'novi', handler: 'stack' });
  await site.admin.put(
    { ...shared, opened: [] },
    { ...inside, options: { title: 'Unutra' } },
    slot,
  );
  const { problems } = await publish();
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const { elements } = await site.admin.call('cms.screenDocument', { slug: 'naslovnica' });
  expect(elements.at(-1)).toMatchObject({
    id: 'novi',
    type: 'static-element',
    parts: { main: [{ id: 'u-novom', options: { title: 'Unutra' } }] },
  });
  const revisions = await site.admin.call('revision.list', { document: 'shared:novi' });
  expect(revisions.totalRecords).toBe(1);
});

test('a published placement shows its overrides, in each language · EDIT-16', async () => {
  const master = the(await site.admin.open(page), 'poziv');
  await site.admin.put({ ...master, opened: ['title', 'note'] });
  await publish('shared:poziv');
  await change('page-1-1', () => ({
    options: { title: 'Tu', note: 'i tu' },
    translations: { en: { title: 'Here' } },
    meta: { background: 'accent' },
  }));
  await publish();
  const read = async (language: Language) =>
    (await site.admin.call('cms.screenDocument', { slug: 'naslovnica' }, language)).elements[1];
  expect(await read('en')).toMatchObject({
    options: { title: 'Here', note: 'i tu', button: { label: 'Buy' } },
    meta: { background: 'accent' },
  });
  expect((await read('hr'))?.options).toMatchObject({ title: 'Tu', button: { label: 'Kupi' } });
});

test('moves a block between documents when both are published', async () => {
  const root = { parent: null, slot: 'content' } as const;
  const second = the(await site.admin.open(page), 'drugi');
  await site.admin.put(
    { ...second, ...root, document: 'shared:drugi' },
    newNode('mjesto', { ...root, order: 'z', master: 'drugi' }),
  );
  await publish();
  const { elements } = await site.admin.call('cms.screenDocument', { slug: 'naslovnica' });
  expect(elements.at(-1)?.id).toBe('drugi');
  expect((await shown('hr')).map(({ id }) => id)).toEqual(['prvi']);
  expect(await drafts()).toEqual([]);
});

test('a screen without a required block reports a problem', async () => {
  const { problems } = await publish('template:1');
  expect(problems).toContainEqual(
    expect.objectContaining({ code: 'blockNeeded', node: null, params: { type: 'cart-items' } }),
  );
});

test('a planned publication uses the draft at planning time and can be cancelled', async () => {
  await change('prvi', inThree);
  const at = soon();
  const { publication } = await publish(page, all, { at: at.toISOString(), note: 'Otvorenje' });
  expect(publication).toMatchObject({ action: 'publish', doneAt: null, author: 'Ana admin' });
  expect(await titles()).toEqual(['Dobro došli', 'Welcome', 'Dobro došli']);
  await change('prvi', (node) => ({ options: { ...node.options, title: 'Kasnije' } }));
  const before = await site.admin.open(page);
  expect(await runDuePublications(site.deps, new Date())).toBe(0);
  expect(await runDuePublications(site.deps, at)).toBe(1);
  expect(await titles()).toEqual(['Novo', 'New', 'Neu']);
  expect(await site.admin.open(page)).toEqual(before);
  const [done] = await site.admin.call('publication.list', { document: page });
  expect(done).toMatchObject({ error: null, doneAt: at.toISOString() });

  const next = await publish(page, all, { at: soon().toISOString() });
  const id = next.publication?.id ?? 0;
  expect(await site.admin.call('publication.cancel', { id })).toEqual({ done: true });
  expect((await site.admin.result('publication.cancel', { id })).ok).toBe(false);
  expect(await runDuePublications(site.deps, soon())).toBe(0);
});

test('two processes publish a due publication once', async () => {
  await change('prvi', inThree);
  await publish(page, all, { at: soon().toISOString() });
  const at = new Date(Date.now() + 120_000);
  await Promise.all([runDuePublications(site.deps, at), runDuePublications(site.deps, at)]);
  const { totalRecords } = await site.admin.call('revision.list', { document: page });
  expect(totalRecords).toBe(2);
});

test('marks a due publication that can no longer be published', async () => {
  await change('prvi', inThree);
  const at = soon();
  await publish(page, all, { at: at.toISOString() });
  await database.db
    .updateTable('media')
    .set({ deleted_at: new Date().toISOString() })
    .where('key', '=', 'kompas')
    .execute();
  await runDuePublications(site.deps, at);
  const [done] = await site.admin.call('publication.list', { document: page });
  expect(done).toMatchObject({ error: 'mediaMissing', doneAt: at.toISOString() });
  expect((await titles())[0]).toBe('Dobro došli');
});

test('takes a page off the site, language by language', async () => {
  const unpublish = (languages: Language[]) =>
    site.admin.call('publication.unpublish', { document: page, languages });
  expect((await unpublish(['de'])).document.languages).toEqual(['hr', 'en']);
  const read = (language: Language) =>
    site.admin.result('cms.screenDocument', { slug: 'naslovnica' }, { language });
  expect((await read('de')).ok).toBe(false);
  expect((await read('hr')).ok).toBe(true);
  const { document } = await unpublish(['hr', 'en']);
  expect(document).toMatchObject({ languages: [], publishedAt: null });
  expect((await read('hr')).ok).toBe(false);
  expect((await publish(page, ['en'])).document.languages).toEqual(['en']);
  expect([(await read('hr')).ok, (await read('en')).ok]).toEqual([false, true]);
  const template = await site.admin.result('publication.unpublish', {
    document: 'template:1',
    languages: ['hr'],
  });
  expect(template).toEqual({ ok: false, error: { code: 'badRequest', field: 'document' } });
});

test('a page that was never published must be published in Croatian first', async () => {
  const { id } = await database.db
    .insertInto('pages')
    .values({ slugs: '{"hr":"x"}', title: '{"hr":"x"}', description: '{"hr":""}', languages: [] })
    .returning('id')
    .executeTakeFirstOrThrow();
  const document: DocumentKey = `page:${id}`;
  const early = await site.admin.result('publication.publish', { document, languages: ['en'] });
  expect(early).toEqual({ ok: false, error: { code: 'badRequest', field: 'languages' } });
  expect((await publish(document, ['hr'])).document).toMatchObject({ languages: ['hr'] });
});

test('stores every published state, including the one before the first edit', async () => {
  await change('prvi', inThree);
  await publish(page, all, { note: 'Prva' });
  const { records, totalPages } = await site.admin.call('revision.list', { document: page });
  expect(totalPages).toBe(1);
  expect(records.map(({ note, author }) => [note, author])).toEqual([
    ['Prva', 'Ana admin'],
    ['', ''],
  ]);
  const [latest, first] = await Promise.all(
    records.map(({ id }) => site.admin.call('revision.get', { id })),
  );
  const title = (nodes: readonly EditNode[] | undefined) =>
    nodes?.find(({ id }) => id === 'prvi')?.options['title'];
  expect([title(latest?.nodes), title(first?.nodes)]).toEqual(['Novo', 'Dobro došli']);
});
